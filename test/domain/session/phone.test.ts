import fc from 'fast-check'
import { right } from 'fp-ts/Either'
import mobileExamples from 'libphonenumber-js/examples.mobile.json'
import { getExampleNumber, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'
import { countries } from '../../../src/domain/catalogue/countries'
import { emptyPhone, parseCode, parsePhone, phoneFormOf, phoneNumberOf } from '../../../src/domain/session/phone'
import { callingCodes } from '../../../src/domain/values/calling-codes'
import { failures } from '../../support/parsed'

describe('a phone number', () => {
  test.each([
    ['+234', '08031234567', '+2348031234567'],
    ['+234', ' 803 123 4567', '+2348031234567'],
    ['+234', '+44 7700 900123', '+447700900123'],
    ['+44', '07700-900123', '+447700900123'],
    ['+1', '(212) 555-0100', '+12125550100'],
    ['+234', '00234 803 123 4567', '+2348031234567'],
    ['+234', '009 234 803 123 4567', '+2348031234567'],
    ['+234', '0044 7700.900123', '+447700900123'],
    ['+234', '2348031234567', '+2348031234567'],
    ['+234', '234 0803 123 4567', '+2348031234567'],
    ['+234', '+234 (0) 803 123 4567', '+2348031234567'],
    ['+44', '+44 (0)7700 900123', '+447700900123'],
    ['+225', '07 07 12 34 56', '+2250707123456'],
    ['+234', '+225 07 07 12 34 56', '+2250707123456'],
    ['+226', '01 23 45 67', '+22601234567'],
    ['+91', '91234 56789', '+919123456789'],
    ['+39', '391 234 5678', '+393912345678'],
  ])('[PHONE-03] of %s typed as %s is sent as %s', (countryCode, number, sent) => {
    expect(phoneNumberOf({ countryCode, number })).toBe(sent)
  })

  test.each([
    ['+2348031234567', { countryCode: '+234', number: '8031234567' }],
    [' +44 7700 900123 ', { countryCode: '+44', number: '7700 900123' }],
    ['08031234567', { countryCode: '+234', number: '08031234567' }],
    ['+9998887777', { countryCode: '+234', number: '+9998887777' }],
    ['', emptyPhone],
  ])('a known number of %p fills the form, and is sent as the same number', (known, form) => {
    expect(phoneFormOf(known)).toEqual(form)
    if (known.trim().startsWith('+')) expect(phoneNumberOf(form)).toBe(known.replace(/ /g, ''))
  })

  const examples = callingCodes.flatMap(({ code, country }) =>
    country.split(', ').map((name) => {
      const { countryCode = '' } = countries.find(({ countryName }) => countryName === name) ?? {}
      const example = getExampleNumber(countryCode as CountryCode, mobileExamples)
      if (example === undefined) throw new Error(`${name} has no example of a mobile number`)
      return { code, name, example }
    }),
  )

  test.each(examples)('[PHONE-03] of $name is sent as one number, however people write it', ({ code, example }) => {
    const { number, nationalNumber } = example
    const ways = [nationalNumber, example.formatNational(), example.formatInternational(), number, number.slice(1)]
    const sent = ways.map((way) => phoneNumberOf({ countryCode: code, number: way }))
    expect(sent).toEqual(ways.map(() => number))
  })

  test('[PHONE-03] a mobile number that begins with the digits of its country code is not taken for one with it', () => {
    const national = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 5, maxLength: 9 })
    fc.assert(
      fc.property(fc.constantFrom(...callingCodes), national, ({ code }, rest) => {
        const number = `${code.slice(1)}${rest}`
        const isMobile = parsePhoneNumberFromString(`${code}${number}`)?.getType() === 'MOBILE'
        if (isMobile) expect(phoneNumberOf({ countryCode: code, number })).toBe(`${code}${number}`)
      }),
      { numRuns: 500 },
    )
  })

  test('is Nigerian by default, and the list has each code once', () => {
    expect(emptyPhone).toEqual({ countryCode: '+234', number: '' })
    expect(new Set(callingCodes.map(({ code }) => code)).size).toBe(callingCodes.length)
    for (const { code } of callingCodes) expect(code).toMatch(/^\+[1-9]\d{0,2}$/)
  })
})

const digits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 1, maxLength: 15 })

describe('the phone forms', () => {
  test('[PHONE-02] every field has its message', () => {
    expect(failures(parsePhone({ countryCode: '', number: '' }))).toEqual([
      ['countryCode', 'Please select your country code'],
      ['number', 'Please enter your phone number'],
    ])
  })

  test('[PHONE-02] a number has at least 9 characters', () => {
    fc.assert(
      fc.property(digits, (number) => {
        expect(failures(parsePhone({ countryCode: '234', number: ` ${number} ` }))).toEqual(
          number.length < 9 ? [['number', 'Phone number must be at least 9 characters in length']] : [],
        )
      }),
    )
  })

  test('[PHONE-03] a number is parsed to the form that is sent', () => {
    expect(parsePhone({ countryCode: '+234', number: ' 0803 123 4567 ' })).toEqual(right('+2348031234567'))
  })

  test('[TAP-06] separators do not count as characters of a number', () => {
    expect(failures(parsePhone({ countryCode: '+234', number: '803-123-45' }))).toEqual([
      ['number', 'Phone number must be at least 9 characters in length'],
    ])
  })

  test('letters are refused before a code is sent', () => {
    expect(failures(parsePhone({ countryCode: '+234', number: 'abc' }))).toHaveLength(1)
    expect(failures(parsePhone({ countryCode: '+234', number: '0803 ABC 4567' }))).toEqual([
      ['number', 'Please enter the phone number in digits, like 0803 123 4567'],
    ])
  })

  test('[PHONE-04] a code is its six digits in order, and each input takes one character', () => {
    const code = { digit1: '1', digit2: '2', digit3: '3', digit4: '4', digit5: '5', digit6: '6' }
    expect(parseCode(code)).toEqual(right('123456'))
    for (const digit of Object.keys(code))
      for (const text of ['', ' ', '12'])
        expect(failures(parseCode({ ...code, [digit]: text }))).toEqual([[digit, 'Please enter your code']])
  })
})
