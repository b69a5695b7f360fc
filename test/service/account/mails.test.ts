import { activationMail, passwordChangedMail, passwordResetMail } from '../../../src/service/account/mails'
import { signOff } from '../../support/sign-off'

test('the activation email greets by name, states that the link works once and for 24 hours, and is signed', () => {
  const { text } = activationMail('ADA', 'https://portal.test/register/verifyEmail/1/code')
  expect(text).toMatch(/^Hello Ada,\n\nThank you/)
  expect(text).toContain('\n\nhttps://portal.test/register/verifyEmail/1/code\n\n')
  expect(text).toContain('The link works once, within the next 24 hours.')
  expect(text.endsWith(signOff)).toBe(true)
})

test('[ACC-03] the email after a password change says what to do if it was somebody else, and where', () => {
  const { text } = passwordChangedMail('ADA', 'https://portal.test/login#forgot')
  expect(text).toMatch(/^Hello Ada,\n\nThe password of your account has just been changed/)
  expect(text).toMatch(/If it was not you.+logs out everybody/)
  expect(text).toContain('\n\nhttps://portal.test/login#forgot\n\n')
  expect(text.endsWith(signOff)).toBe(true)
})

test('[ACC-02] the email that resets a password says how long its link works, what it does, and that it can be ignored', () => {
  const { text } = passwordResetMail('ADA', 'https://portal.test/login#reset?userId=1&resetCode=code')
  expect(text).toMatch(/^Hello Ada,\n\nWe received a request for a new password/)
  expect(text).toContain('\n\nhttps://portal.test/login#reset?userId=1&resetCode=code\n\n')
  expect(text).toContain('The link works once, within the next hour.')
  expect(text).toContain('logs you out on every device')
  expect(text).toContain('you can ignore this email')
  expect(text.endsWith(signOff)).toBe(true)
})

test('[RUN-21: turns] every email about the way into an account leaves before others', () => {
  const letters = [
    activationMail('Ada', 'https://portal.test'),
    passwordResetMail('Ada', 'https://portal.test'),
    passwordChangedMail('Ada', 'https://portal.test'),
  ]
  expect(letters.map(({ isSecurity }) => isSecurity)).toEqual([true, true, true])
})
