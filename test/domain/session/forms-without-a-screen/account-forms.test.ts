import fc from 'fast-check'
import { isLeft, isRight, right, type Either } from 'fp-ts/Either'
import type { FieldFailure } from '../../../../src/domain/rules/rule'
import { checkContact } from '../../../../src/domain/session/forms-without-a-screen/contact'
import { checkCountrySignUp } from '../../../../src/domain/session/forms-without-a-screen/country-sign-up'
import { checkNameCountry } from '../../../../src/domain/session/forms-without-a-screen/name-country'
import { checkCode, checkPhone } from '../../../../src/domain/session/phone'
import { checkProductLookup } from '../../../../src/domain/session/forms-without-a-screen/product-lookup'

const failures = (checked: Either<readonly FieldFailure[], unknown>) =>
  isLeft(checked) ? checked.left.map(({ field, message }) => [field, message]) : []

/** Texts of these characters and no others. */
const textOf = (characters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(characters)), minLength, maxLength })

describe('country sign-up', () => {
  const form = { email: 'first.last@portal.test', country: 'NG', password: '12345678' }

  test('[AUTH-24] every field has its message', () => {
    expect(failures(checkCountrySignUp({ email: '', country: ' ', password: '' }))).toEqual([
      ['email', 'Please enter your email address'],
      ['country', 'Please select a country'],
      ['password', 'Please enter your password'],
    ])
  })

  test('[AUTH-24] e-mail and password are judged as at sign-up', () => {
    expect(failures(checkCountrySignUp({ ...form, email: 'nobody', password: '1234567' }))).toEqual([
      ['email', 'Please enter a valid email address'],
      ['password', 'Password must be at least 8 characters in length'],
    ])
    expect(checkCountrySignUp(form)).toEqual(right(form))
  })
})

describe('name and country', () => {
  const form = { firstname: 'First', lastname: 'Last', country: 'NG' }

  test.each(["Zoë O'Neil", 'Ọláolúwa', 'Anne-Marie', 'a_b', 'D’Arcy', '李', ''])('[AUTH-25] %p is a name', (name) => {
    expect(failures(checkNameCountry({ firstname: name, lastname: name, country: 'NG' }))).toEqual([])
  })

  test.each(['First1', 'a.b', 'a@b', 'a,b', '<b>', 'a\tb', '😀', 'a"b', '٣', 'a\n'])('[AUTH-25] %p is none', (name) => {
    expect(failures(checkNameCountry({ ...form, firstname: name }))).toEqual([
      ['firstname', 'First name contains invalid characters'],
    ])
    expect(failures(checkNameCountry({ ...form, lastname: name }))).toEqual([
      ['lastname', 'Last name contains invalid characters'],
    ])
  })

  test('[AUTH-25] one other character anywhere makes a name none', () => {
    const letters = textOf('aÉñḿ ', 0, 12)
    fc.assert(
      fc.property(letters, textOf('0123456789.,;:!?@#$%&*()[]{}<>/\\|"^`~=+', 1, 1), letters, (start, odd, end) => {
        expect(isRight(checkNameCountry({ ...form, firstname: start + end }))).toBe(true)
        expect(isLeft(checkNameCountry({ ...form, firstname: start + odd + end }))).toBe(true)
      }),
    )
  })

  test('[AUTH-25] a country is chosen', () => {
    expect(failures(checkNameCountry({ ...form, country: '' }))).toEqual([['country', 'Please select a country']])
  })
})

describe('contact form', () => {
  const form = { email: 'first.last@portal.test', name: 'First', subject: 'Four', message: 'Twenty-five characters it' }

  test('[AUTH-27] every field has its message; the length message serves for empty too', () => {
    expect(failures(checkContact({ email: '', name: ' ', subject: '', message: '' }))).toEqual([
      ['email', 'Please enter your email address'],
      ['name', 'Please enter your name'],
      ['subject', 'Subject must be at least 4 characters'],
      ['message', 'Message must be at least 25 characters'],
    ])
    expect(failures(checkContact({ ...form, email: 'nobody' }))).toEqual([
      ['email', 'Please enter a valid email address'],
    ])
    expect(checkContact(form)).toEqual(right(form))
  })

  test('[AUTH-27] a subject has 4 characters and a message 25, spaces around them not counted', () => {
    fc.assert(
      fc.property(textOf('abcXYZ 0?', 0, 8), textOf('abcXYZ 0?', 0, 40), (subject, message) => {
        expect(failures(checkContact({ ...form, subject, message })).map(([field]) => field)).toEqual([
          ...(subject.trim().length < 4 ? ['subject'] : []),
          ...(message.trim().length < 25 ? ['message'] : []),
        ])
      }),
    )
  })

  test.each([
    ['subject', 'abc', false],
    ['subject', 'abcd', true],
    ['message', 'a'.repeat(24), false],
    ['message', 'a'.repeat(25), true],
  ])('[AUTH-27] %s %p is enough: %p', (field, text, enough) => {
    expect(isRight(checkContact({ ...form, [field]: text }))).toBe(enough)
  })
})

describe('product look-up', () => {
  test('[AUTH-28] every field has its message', () => {
    expect(failures(checkProductLookup({ email: '', class: ' ', code: '' }))).toEqual([
      ['email', 'Please enter your email address'],
      ['class', 'Please enter the product class'],
      ['code', 'Please select a product code'],
    ])
  })

  test('[AUTH-28] the e-mail must be one', () => {
    const form = { email: 'nobody', class: 'M', code: 'MTC' }
    expect(failures(checkProductLookup(form))).toEqual([['email', 'Please enter a valid email address']])
    expect(isRight(checkProductLookup({ ...form, email: 'a@portal.test' }))).toBe(true)
  })
})

describe('phone', () => {
  test('[PHONE-02] every field has its message', () => {
    expect(failures(checkPhone({ countryCode: '', number: '' }))).toEqual([
      ['countryCode', 'Please select your country code'],
      ['number', 'Please enter your phone number'],
    ])
  })

  test('[PHONE-02] a number has at least 9 characters', () => {
    fc.assert(
      fc.property(textOf('0123456789', 1, 15), (number) => {
        expect(failures(checkPhone({ countryCode: '234', number: ` ${number} ` }))).toEqual(
          number.length < 9 ? [['number', 'Phone number must be at least 9 characters in length']] : [],
        )
      }),
    )
  })

  test('[PHONE-04] each of the six inputs of a code takes one character', () => {
    const code = { digit1: '1', digit2: '2', digit3: '3', digit4: '4', digit5: '5', digit6: '6' }
    expect(checkCode(code)).toEqual(right(code))
    for (const digit of Object.keys(code))
      for (const text of ['', ' ', '12'])
        expect(failures(checkCode({ ...code, [digit]: text }))).toEqual([[digit, 'Please enter your code']])
  })
})
