import fc from 'fast-check'
import { isRight, left } from 'fp-ts/Either'
import { parseSignUp } from '../../../src/domain/session/sign-up'
import { aRegistration, aSignUp } from '../../support/builders'

describe('sign-up form', () => {
  test.each([
    ['firstName', '', 'Please enter your first name'],
    ['firstName', '  ', 'Please enter your first name'],
    ['lastName', '', 'Please enter your last name'],
    ['email', '', 'Please enter your email address'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['password', '', 'Please enter your password'],
    ['password', '1234567', 'Password must be at least 8 characters in length'],
  ])('[AUTH-12] %s of %p is rejected: %s', (field, value, message) => {
    expect(parseSignUp(aSignUp({ [field]: value }))).toEqual(left([{ field, message }]))
  })

  test('[AUTH-12] a password of 8 characters is valid', () => {
    expect(isRight(parseSignUp(aSignUp({ password: '12345678' })))).toBe(true)
  })

  test('[AUTH-12] the referral code is optional, whatever it is', () => {
    fc.assert(fc.property(fc.string(), (referralCode) => isRight(parseSignUp(aSignUp({ referralCode })))))
  })

  test('[AUTH-12] an empty form reports every field, in order', () => {
    const empty = { firstName: '', lastName: '', email: '', password: '', referralCode: '' }
    expect(parseSignUp(empty)).toMatchObject({
      left: [{ field: 'firstName' }, { field: 'lastName' }, { field: 'email' }, { field: 'password' }],
    })
  })
})

describe('registration', () => {
  const passwords = fc.string({ minLength: 8 }).filter((text) => text.trim() !== '')

  test('[AUTH-13: body] first name is name, last name is surname, and the user name is the part before @', () => {
    expect(aRegistration({ firstName: ' First', email: ' first.last@portal.test ', referralCode: ' CODE1 ' })).toEqual({
      name: 'First',
      surname: 'Last',
      userName: 'first.last',
      emailAddress: 'first.last@portal.test',
      password: 'long enough',
      captchaResponse: 'no-captcha',
      referralCode: 'CODE1',
    })
  })

  test('[AUTH-13: body] the password is sent as it was typed, spaces included', () => {
    fc.assert(
      fc.property(passwords, (password) => {
        expect(aRegistration({ password }).password).toBe(password)
      }),
    )
  })
})
