import { right } from 'fp-ts/Either'
import { parsePasswordReset } from '../../../src/domain/session/password-reset'
import { failures } from '../../support/parsed'

const short = 'Password must be at least 8 characters in length'

describe('password reset', () => {
  test('[AUTH-26: reset, match] both are required, have at least 8 characters, and match', () => {
    expect(failures(parsePasswordReset({ password: '', confirmpassword: '' }))).toEqual([
      ['password', 'Please enter your password'],
      ['confirmpassword', 'Please confirm your new password'],
    ])
    expect(failures(parsePasswordReset({ password: '1234567', confirmpassword: '1234567' }))).toEqual([
      ['password', short],
      ['confirmpassword', short],
    ])
    expect(failures(parsePasswordReset({ password: '12345678', confirmpassword: '12345679' }))).toEqual([
      ['confirmpassword', 'Passwords do not match'],
    ])
    const form = { password: '12345678', confirmpassword: '12345678' }
    expect(parsePasswordReset(form)).toEqual(right(form))
  })
})
