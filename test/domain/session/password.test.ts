import fc from 'fast-check'
import { isLeft, right, type Either } from 'fp-ts/Either'
import type { FieldFailure } from '../../../src/domain/rules/rule'
import { checkPasswordChange, checkPasswordReset } from '../../../src/domain/session/password'

const failures = (checked: Either<readonly FieldFailure[], unknown>) =>
  isLeft(checked) ? checked.left.map(({ field, message }) => [field, message]) : []

const short = 'Password must be at least 8 characters in length'
const passwords = fc.string({ minLength: 8, maxLength: 20 }).filter((text) => text.trim() !== '')

describe('password change', () => {
  test('[AUTH-26] every field has its message', () => {
    expect(failures(checkPasswordChange({ password: '', newPassword: '', confirmPassword: '' }))).toEqual([
      ['password', 'Please enter your password'],
      ['newPassword', 'Please create a new password'],
      ['confirmPassword', 'Please confirm your new password'],
    ])
  })

  test('[AUTH-26] each has at least 8 characters', () => {
    const form = { password: '1234567', newPassword: '1234567', confirmPassword: '1234567' }
    expect(failures(checkPasswordChange(form))).toEqual([
      ['password', short],
      ['newPassword', short],
      ['confirmPassword', short],
    ])
    const long = { password: '12345678', newPassword: 'abcdefgh', confirmPassword: 'abcdefgh' }
    expect(checkPasswordChange(long)).toEqual(right(long))
  })

  test('[AUTH-26] the two new ones match, to the character', () => {
    fc.assert(
      fc.property(passwords, passwords, passwords, (password, newPassword, confirmPassword) => {
        expect(failures(checkPasswordChange({ password, newPassword, confirmPassword }))).toEqual(
          newPassword === confirmPassword ? [] : [['confirmPassword', 'Passwords do not match']],
        )
        expect(failures(checkPasswordChange({ password, newPassword, confirmPassword: newPassword }))).toEqual([])
      }),
    )
  })

  test('[AUTH-26] while one of them is too short, only that is said', () => {
    const form = { password: '12345678', newPassword: '12345678', confirmPassword: '1234' }
    expect(failures(checkPasswordChange(form))).toEqual([['confirmPassword', short]])
  })
})

describe('password reset', () => {
  test('[AUTH-26] both are required, at least 8 characters long, and match', () => {
    expect(failures(checkPasswordReset({ password: '', confirmpassword: '' }))).toEqual([
      ['password', 'Please enter your password'],
      ['confirmpassword', 'Please confirm your new password'],
    ])
    expect(failures(checkPasswordReset({ password: '1234567', confirmpassword: '1234567' }))).toEqual([
      ['password', short],
      ['confirmpassword', short],
    ])
    expect(failures(checkPasswordReset({ password: '12345678', confirmpassword: '12345679' }))).toEqual([
      ['confirmpassword', 'Passwords do not match'],
    ])
    const form = { password: '12345678', confirmpassword: '12345678' }
    expect(checkPasswordReset(form)).toEqual(right(form))
  })
})
