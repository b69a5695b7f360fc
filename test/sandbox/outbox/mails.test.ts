import { activationMail } from '../../../src/sandbox/outbox/mails'

test('the activation e-mail greets by name and states that the link works once and for 24 hours', () => {
  const { text } = activationMail('Ada', 'https://portal.test/register/verifyEmail/1/code')
  expect(text).toContain('Hello Ada,')
  expect(text).toContain('\n\nhttps://portal.test/register/verifyEmail/1/code\n\n')
  expect(text).toContain('The link works once and for 24 hours.')
})
