import brand from '../../../../src/brand.json'
import { kobo } from '../../../../src/domain/values/money'
import {
  activationMail,
  approvalMail,
  greeting,
  passwordChangedMail,
  passwordResetMail,
  receiptMail,
  receiptSms,
  rejectionMail,
  verificationSms,
  type Receipt,
} from '../../../../src/service/platform/mail/mail'
import { day } from '../../../support/builders'

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

test('[ACC-03] the email after a password change says what to do if it was somebody else, and where', () => {
  const { text } = passwordChangedMail('ADA', 'https://portal.test/login#forgot')
  expect(text).toMatch(/^Hello Ada,\n\nThe password of your account has just been changed/)
  expect(text).toMatch(/If it was not you.+logs out everybody/)
  expect(text).toContain('\n\nhttps://portal.test/login#forgot\n\n')
  expect(text.endsWith(signOff)).toBe(true)
})

test('[ACC-02] the email that resets a password says how long its link works, what it does, and that it can be ignored', () => {
  const { text } = passwordResetMail('ADA', 'https://portal.test/login#reset?userId=1&resetCode=code')
  expect(text).toMatch(/^Hello Ada,\n\nSomebody, probably you/)
  expect(text).toContain('\n\nhttps://portal.test/login#reset?userId=1&resetCode=code\n\n')
  expect(text).toContain('The link works once and for an hour.')
  expect(text).toContain('logs you out on every device')
  expect(text).toContain('you can ignore this email')
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

describe('[PAY-13] a receipt', () => {
  const policy = { policyNo: 'HB/M/26/00042', from: day('2026-11-23'), to: day('2027-11-22') }
  const mandate = { count: 12, amount: kobo(2_083_334n), frequency: 'Monthly', firstDay: day('2026-12-05') }
  const receipt: Receipt = {
    product: 'Comprehensive Motor',
    covered: 'Ada Obi',
    paid: kobo(25_000_000n),
    mandate: undefined,
    paidFrom: 'card ending in 6666',
    reference: 'PAY-1',
    policy,
    address: 'https://portal.test/dashboard/policies?policy=42',
  }

  test('of a card payment says what, how much, the reference, the cover’s days, and where the policy is', () => {
    const { subject, text } = receiptMail('Ada', receipt)
    expect(subject).toBe('Your receipt for Comprehensive Motor')
    expect(text).toBe(
      `${[
        'Hello Ada,',
        'We have received your payment. Thank you.',
        [
          'Product: Comprehensive Motor',
          'Who is covered: Ada Obi',
          'Amount: ₦250,000.00',
          'From: card ending in 6666',
          'Payment reference: PAY-1',
          'Policy number: HB/M/26/00042',
          'Cover: 23 November 2026 to 22 November 2027',
        ].join('\n'),
        'Your policy and its certificate are here:',
        'https://portal.test/dashboard/policies?policy=42',
      ].join('\n\n')}${signOff}`,
    )
    expect(receiptSms(receipt)).toEqual({
      subject: 'Receipt',
      text: `${brand.name} has received NGN 250,000.00 for Comprehensive Motor. Reference PAY-1. Cover 23 November 2026 to 22 November 2027. https://portal.test/dashboard/policies?policy=42`,
    })
  })

  test('of a mandate that was set up says what is debited and from when, and links to the mandates before there is a policy', () => {
    const address = 'https://portal.test/dashboard/mandates'
    const setUp = { ...receipt, paid: undefined, mandate, policy: undefined, reference: undefined, address }
    const { subject, text } = receiptMail('Ada', setUp)
    expect(subject).toBe('Your mandate for Comprehensive Motor')
    expect(text).toContain('Your mandate has been set up. It waits for a transfer from your account.\n\n')
    expect(text).toContain('\nDebits: 12 of ₦20,833.34, monthly\nFirst debit: 5 December 2026\n')
    expect(text).toContain(`What to send, and where to, is here:\n\n${address}\n\n`)
    expect(text).not.toMatch(/Amount|received|reference|Policy|Cover:/)
    expect(receiptSms(setUp)).toEqual({
      subject: 'Mandate',
      text: `Your mandate for Comprehensive Motor has been set up: NGN 20,833.34 monthly, first on 5 December 2026. ${address}`,
    })
  })

  test('of a mandate with one debit says its amount alone', () => {
    expect(receiptMail('Ada', { ...receipt, mandate: { ...mandate, count: 1 } }).text).toContain(
      '\nDebits: ₦20,833.34\n',
    )
  })

  test('of a booked debit says how much it was, beside the mandate', () => {
    const { text } = receiptMail('Ada', { ...receipt, paid: mandate.amount, mandate })
    expect(text).toContain('We have received your payment. Thank you.\n\n')
    expect(text).toContain('\nAmount: ₦20,833.34\nDebits: 12 of ₦20,833.34, monthly\n')
  })

  test.each(['Ada\nAmount: ₦1.00', 'Ada\r\nAmount: ₦1.00', 'Ada\u2028Amount: ₦1.00', 'Ada\u202e\tAmount: ₦1.00'])(
    'keeps the name %j in its own line',
    (covered) => {
      const { text } = receiptMail('Ada', { ...receipt, covered })
      expect(text).toContain('\nWho is covered: Ada Amount: ₦1.00\nAmount: ₦250,000.00\n')
    },
  )
})
