import brand from '../../../src/brand.json'
import { activationMail, approvalMail, greeting, rejectionMail, verificationSms } from '../../../src/sandbox/outbox/mails'

describe('a greeting', () => {
  test.each([
    ['Ada', 'Hello Ada,'],
    ['  ada ', 'Hello Ada,'],
    ['AMINA', 'Hello Amina,'],
    ['ADA ADA', 'Hello Ada,'],
    ['Ada ada', 'Hello Ada,'],
    ['Ada  Obi', 'Hello Ada Obi,'],
    ["O'BRIEN-ADE", "Hello O'Brien-Ade,"],
    ['McCarthy', 'Hello McCarthy,'],
    ['ṢADÉ', 'Hello Ṣadé,'],
    ['Ngozi O.', 'Hello Ngozi O.,'],
    ['', 'Hello,'],
    ['   ', 'Hello,'],
    ['You won! https://prize.test', 'Hello,'],
    ['Visit prize.test', 'Hello,'],
    ['Ada\nYour account is blocked', 'Hello,'],
    ['A'.repeat(41), 'Hello,'],
  ])('of %j is %j', (name, expected) => {
    expect(greeting(name)).toBe(expected)
  })
})

const signOff = `\n\nKind regards,\n${brand.name}\n${brand.email}`

test('the activation email greets by name, states that the link works once and for 24 hours, and is signed', () => {
  const { text } = activationMail('ADA', 'https://portal.test/register/verifyEmail/1/code')
  expect(text).toMatch(/^Hello Ada,\n\nThank you/)
  expect(text).toContain('\n\nhttps://portal.test/register/verifyEmail/1/code\n\n')
  expect(text).toContain('The link works once and for 24 hours.')
  expect(text.endsWith(signOff)).toBe(true)
})

test('the email about an approval links to the dashboard and is signed', () => {
  const { text } = approvalMail('Ada', 'https://portal.test')
  expect(text).toMatch(/^Hello Ada,\n\nWe /)
  expect(text).toContain('\n\nhttps://portal.test/dashboard\n\n')
  expect(text.endsWith(signOff)).toBe(true)
})

test('[KYC-18] the email about a rejection names each section with its reason, links to the wizard and is signed', () => {
  const rejected = [
    { field: 'Identification Document', reason: 'The picture is not sharp.' },
    { field: 'Bvn Info', reason: undefined },
  ] as const
  const { text } = rejectionMail('Ada', rejected, 'https://portal.test')
  expect(text).toContain('There are 2 things to fix:')
  expect(text).toContain('The picture is not sharp.')
  expect(text).toContain('\n\nhttps://portal.test/dashboard/kyc\n\n')
  expect(text.endsWith(signOff)).toBe(true)
})

test('the SMS names the brand, the code and its lifetime', () => {
  expect(verificationSms('123456').text).toBe(
    `Your ${brand.name} verification code is 123456. It is valid for 10 minutes. Do not share it with anyone.`,
  )
})
