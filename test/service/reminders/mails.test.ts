import { kobo } from '../../../src/domain/values/money'
import { coverEndsMail, coverEndsSms } from '../../../src/service/reminders/cover-ends'
import { debitDueMail, debitDueSms } from '../../../src/service/reminders/debit-due'
import { documentExpiresMail, documentExpiresSms } from '../../../src/service/reminders/document-expires'
import { quoteUnpaidMail, quoteUnpaidSms } from '../../../src/service/reminders/quote-unpaid'
import { day } from '../../support/builders'

const portal = 'https://portal.test'

const cover = {
  policyId: 42,
  policyNo: 'HB/M/26/00042',
  product: 'Comprehensive Motor',
  fact: ['Plate', 'LAG-301AA'] as const,
  period: { from: day('2026-11-23'), to: day('2027-11-22') },
  renewal: { categoryId: 1, productId: 101 },
  portal,
}
const renew = `${portal}/dashboard?category=1&product=101&renews=42`
const on = (today: string) => ({ ...cover, today: day(today) })

/** The paragraphs between greeting and sign-off. */
const said = ({ text }: { readonly text: string }) => text.split('\n\n').slice(1, -1)

describe('[LIFE-03: days] the reminder of a cover that ends', () => {
  test.each([
    ['2027-10-23', 'ends in 30 days'],
    ['2027-11-15', 'ends in 7 days'],
    ['2027-11-21', 'ends tomorrow'],
    ['2027-11-22', 'ends today'],
    ['2027-11-23', 'has ended'],
  ])('says on %s that it %s', (today, words) => {
    expect(coverEndsMail('Ada', on(today)).subject).toBe(`Comprehensive Motor: your cover ${words}`)
  })

  test('says what ends when, and leads to the form that renews it', () => {
    expect(said(coverEndsMail('Ada', on('2027-11-15')))).toEqual([
      'Your cover ends on 22 November 2027, at the end of the day.',
      'Product: Comprehensive Motor\nPlate: LAG-301AA\nPolicy number: HB/M/26/00042\nLast day: 22 November 2027',
      'Renew it now, and the new cover begins the day after. Renew it here:',
      renew,
      'You choose which reminders you get in your account, in Settings under Reminders.',
    ])
  })

  test('says after the end what is not covered and until when it can be renewed, and offers no choice', () => {
    const paragraphs = said(coverEndsMail('Ada', on('2027-11-23')))
    expect(paragraphs[0]).toBe('Your cover ended on 22 November 2027. What has happened since then is not covered.')
    expect(paragraphs.at(-2)).toContain('until 20 February 2028; the new cover begins when you pay.')
    expect(paragraphs.at(-1)).toBe(renew)
  })

  test('leads to the policy where nothing renews it', () => {
    const trip = { ...on('2027-11-21'), fact: undefined, renewal: undefined }
    expect(said(coverEndsMail('Ada', trip)).slice(2, 4)).toEqual([
      'The policy and its certificate are here:',
      `${portal}/dashboard/policies?policy=42`,
    ])
    expect(coverEndsSms(trip).text).toMatch(/Your policy: \S+policy=42$/)
  })
})

const debit = {
  mandateId: 7,
  product: 'Comprehensive Motor',
  amount: kobo(2_083_334n),
  dueOn: day('2027-06-05'),
  lastDigits: '4579',
  portal,
}

test('[LIFE-03: days] the reminder of a debit says how much is debited from where on which day', () => {
  expect(said(debitDueMail('Ada', debit))[0]).toBe(
    'On 5 June 2027 we debit ₦20,833.34 from your account ending in 4579. Please have it there on that day.',
  )
  expect(said(debitDueMail('Ada', { ...debit, lastDigits: null }))[0]).toContain('from your account. Please')
})

const quote = {
  quoteId: 3,
  quoteNo: 'Q-3',
  product: 'Comprehensive Motor',
  price: kobo(25_000_000n),
  validUntil: day('2027-06-30'),
  portal,
}

test('[LIFE-03: days] the reminder of a quote says what it costs and until when it can be paid, and leads to its checkout', () => {
  const paragraphs = said(quoteUnpaidMail('Ada', quote))
  expect(paragraphs[0]).toBe('You can pay this quote until 30 June 2027. Until you pay, it gives no cover.')
  expect(paragraphs[1]).toContain('Price: ₦250,000.00')
  expect(paragraphs).toContain(`${portal}/dashboard/checkout?quote=3`)
})

const document = { type: 'NationalId', expiresOn: day('2027-06-30'), portal }

test('[LIFE-03: days] the reminder of a document says which one expires when, and leads to where a new one is sent', () => {
  const paragraphs = said(documentExpiresMail('Ada', document))
  expect(paragraphs[1]).toBe('Document: National ID\nLast day: 30 June 2027')
  expect(paragraphs).toContain(`${portal}/dashboard/kyc?step=6`)
})

test('[LIFE-03: ways] every SMS says the same in short, in characters that fit 160 to a message', () => {
  for (const { text } of [
    coverEndsSms(on('2027-11-15')),
    coverEndsSms(on('2027-11-23')),
    debitDueSms(debit),
    quoteUnpaidSms(quote),
    documentExpiresSms(document),
  ]) {
    expect(text).toMatch(/^[\x20-\x7e]+$/)
    expect(text).toMatch(/https:\/\/portal\.test\/dashboard\S*$/)
    expect(text.length).toBeLessThan(240)
  }
})
