import brand from '../../../../src/brand.json'
import { kobo } from '../../../../src/domain/values/money'
import { receiptMail, receiptSms, type Receipt } from '../../../../src/service/cover/payment/receipt-mail'
import { day } from '../../../support/builders'
import { signOff } from '../../../support/sign-off'

describe('[PAY-13: mail] a receipt', () => {
  const policy = { policyNo: 'HB/M/26/00042', from: day('2026-11-23'), to: day('2027-11-22') }
  const mandate = { count: 12, amount: kobo(2_083_334n), frequency: 'Monthly', firstDay: day('2026-12-05') }
  const receipt: Receipt = {
    product: 'Comprehensive Motor',
    covered: 'Ada Obi',
    paid: kobo(25_000_000n),
    resumes: false,
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
    expect(text).toContain('Your mandate has been set up. It starts when your transfer arrives.\n\n')
    expect(text).toContain('\nDebits: 12 of ₦20,833.34, monthly\nFirst debit: 5 December 2026\n')
    expect(text).toContain(`See what to send, and where:\n\n${address}\n\n`)
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
