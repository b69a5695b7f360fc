import fc from 'fast-check'
import { right } from 'fp-ts/Either'
import { parsePasswordChange } from '../../../src/domain/session/password'
import { failures } from '../../support/parsed'

const short = 'Password must be at least 8 characters in length'
const passwords = fc.string({ minLength: 8, maxLength: 20 }).filter((text) => text.trim() !== '')

describe('password change', () => {
  test('[AUTH-26: change] every field has its message', () => {
    expect(failures(parsePasswordChange({ password: '', newPassword: '', confirmPassword: '' }))).toEqual([
      ['password', 'Please enter your password'],
      ['newPassword', 'Please create a new password'],
      ['confirmPassword', 'Please confirm your new password'],
    ])
  })

  test('[AUTH-26: change] each has at least 8 characters', () => {
    const form = { password: '1234567', newPassword: '1234567', confirmPassword: '1234567' }
    expect(failures(parsePasswordChange(form))).toEqual([
      ['password', short],
      ['newPassword', short],
      ['confirmPassword', short],
    ])
    const long = { password: '12345678', newPassword: 'abcdefgh', confirmPassword: 'abcdefgh' }
    expect(parsePasswordChange(long)).toEqual(right(long))
  })

  test('[AUTH-26: change] an emoji is one character', () => {
    const [four, eight] = ['🙂'.repeat(4), '🙂'.repeat(8)]
    const form = { password: '12345678', newPassword: four, confirmPassword: four }
    expect(failures(parsePasswordChange(form))).toEqual([
      ['newPassword', short],
      ['confirmPassword', short],
    ])
    expect(failures(parsePasswordChange({ ...form, newPassword: eight, confirmPassword: eight }))).toEqual([])
  })

  test('[AUTH-26: match] the two new passwords match exactly', () => {
    fc.assert(
      fc.property(passwords, passwords, passwords, (password, newPassword, confirmPassword) => {
        expect(failures(parsePasswordChange({ password, newPassword, confirmPassword }))).toEqual(
          newPassword === confirmPassword ? [] : [['confirmPassword', 'Passwords do not match']],
        )
        expect(failures(parsePasswordChange({ password, newPassword, confirmPassword: newPassword }))).toEqual([])
      }),
    )
  })

  test('[AUTH-26: change] while one of them is too short, only that is reported', () => {
    const form = { password: '12345678', newPassword: '12345678', confirmPassword: '1234' }
    expect(failures(parsePasswordChange(form))).toEqual([['confirmPassword', short]])
  })
})
