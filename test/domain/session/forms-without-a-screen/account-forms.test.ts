import fc from 'fast-check'
import { isLeft, isRight, right } from 'fp-ts/Either'
import { parseContact } from '../../../../src/domain/session/forms-without-a-screen/contact'
import { parseCountrySignUp } from '../../../../src/domain/session/forms-without-a-screen/country-sign-up'
import { parseNameCountry } from '../../../../src/domain/session/forms-without-a-screen/name-country'
import { parseProductLookup } from '../../../../src/domain/session/forms-without-a-screen/product-lookup'
import { failures } from '../../../support/parsed'

/** Texts made only of these characters. */
const textOf = (characters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(characters)), minLength, maxLength })

describe('country sign-up', () => {
  const form = { email: 'first.last@portal.test', country: 'NG', password: '12345678' }

  test('[AUTH-24] every field has its message', () => {
    expect(failures(parseCountrySignUp({ email: '', country: ' ', password: '' }))).toEqual([
      ['email', 'Please enter your email address'],
      ['country', 'Please select a country'],
      ['password', 'Please enter your password'],
    ])
  })

  test('[AUTH-24] email and password have the rules of the sign-up form', () => {
    expect(failures(parseCountrySignUp({ ...form, email: 'nobody', password: '1234567' }))).toEqual([
      ['email', 'Please enter a valid email address'],
      ['password', 'Password must be at least 8 characters in length'],
    ])
    expect(parseCountrySignUp(form)).toEqual(right(form))
  })
})

describe('name and country', () => {
  const form = { firstname: 'First', lastname: 'Last', country: 'NG' }

  test.each(["Zoë O'Neil", 'Ọláolúwa', 'Anne-Marie', 'a_b', 'D’Arcy', '李', '', 'a\tb', 'a\n'])(
    '[AUTH-25] %p is a valid name',
    (name) => {
      expect(failures(parseNameCountry({ firstname: name, lastname: name, country: 'NG' }))).toEqual([])
    },
  )

  test.each(['First1', 'a.b', 'a@b', 'a,b', '<b>', '😀', 'a"b', '٣'])('[AUTH-25] %p is not a valid name', (name) => {
    expect(failures(parseNameCountry({ ...form, firstname: name }))).toEqual([
      ['firstname', 'First name contains invalid characters'],
    ])
    expect(failures(parseNameCountry({ ...form, lastname: name }))).toEqual([
      ['lastname', 'Last name contains invalid characters'],
    ])
  })

  test('[AUTH-25] any other character anywhere makes a name invalid', () => {
    const letters = textOf('aÉñḿ ', 0, 12)
    fc.assert(
      fc.property(letters, textOf('0123456789.,;:!?@#$%&*()[]{}<>/\\|"^`~=+', 1, 1), letters, (start, odd, end) => {
        expect(isRight(parseNameCountry({ ...form, firstname: start + end }))).toBe(true)
        expect(isLeft(parseNameCountry({ ...form, firstname: start + odd + end }))).toBe(true)
      }),
    )
  })

  test('[AUTH-25] a country is required', () => {
    expect(failures(parseNameCountry({ ...form, country: '' }))).toEqual([['country', 'Please select a country']])
  })
})

describe('contact form', () => {
  const form = { email: 'first.last@portal.test', name: 'First', subject: 'Four', message: 'Twenty-five characters it' }

  test('[AUTH-27] every field has its message; the length message is also used for empty texts', () => {
    expect(failures(parseContact({ email: '', name: ' ', subject: '', message: '' }))).toEqual([
      ['email', 'Please enter your email address'],
      ['name', 'Please enter your name'],
      ['subject', 'Subject must be at least 4 characters'],
      ['message', 'Message must be at least 25 characters'],
    ])
    expect(failures(parseContact({ ...form, email: 'nobody' }))).toEqual([
      ['email', 'Please enter a valid email address'],
    ])
    expect(parseContact(form)).toEqual(right(form))
  })

  test('[AUTH-27] a subject has at least 4 characters and a message 25, without surrounding spaces', () => {
    fc.assert(
      fc.property(textOf('abcXYZ 0?', 0, 8), textOf('abcXYZ 0?', 0, 40), (subject, message) => {
        expect(failures(parseContact({ ...form, subject, message })).map(([field]) => field)).toEqual([
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
  ])('[AUTH-27] %s %p is long enough: %p', (field, text, enough) => {
    expect(isRight(parseContact({ ...form, [field]: text }))).toBe(enough)
  })
})

describe('product look-up', () => {
  test('[AUTH-28] every field has its message', () => {
    expect(failures(parseProductLookup({ email: '', class: ' ', code: '' }))).toEqual([
      ['email', 'Please enter your email address'],
      ['class', 'Please enter the product class'],
      ['code', 'Please select a product code'],
    ])
  })

  test('[AUTH-28] the email must be valid', () => {
    const form = { email: 'nobody', class: 'M', code: 'MTC' }
    expect(failures(parseProductLookup(form))).toEqual([['email', 'Please enter a valid email address']])
    expect(isRight(parseProductLookup({ ...form, email: 'a@portal.test' }))).toBe(true)
  })
})
