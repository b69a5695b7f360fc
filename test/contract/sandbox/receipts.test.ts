import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../../src/domain/values/calendar-date'
import { dateInWords } from '../../../src/domain/values/typed-date'
import { day } from '../../support/builders'
import { mailedOrigin, sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { card, motorQuote, newCustomer, outboxOf, type TestCustomer } from '../../support/customer-builder'
import { listOf } from '../../support/lists'
import { newestMandate } from '../../support/mandates'
import { todayInLagos as dayInLagos } from '../../support/today-in-lagos'
import { verifiedNumber } from '../../support/verified-number'
import { widgetClient, type Paying } from '../../support/widget-client'

const origin = sandboxOrigin()
const todayInLagos = () => day(dayInLagos())
const debit = { accountNumber: '0000014579', bankId: 7, frequency: 'Monthly', consent: true }

const pay = ({ client }: TestCustomer, path: string, body: Paying) =>
  widgetClient(sandboxWidgetOrigin(), client).post(path, body)

/** The last day of some months from today; a day that a month does not have overflows into the next. */
const lastDayOf = (months: number) => {
  const [year = 0, month = 0, date = 0] = dayInLagos().split('-').map(Number)
  return day(new Date(Date.UTC(year, month - 1 + months, date) - 86_400_000).toISOString().slice(0, 10))
}

/** The messages to a recipient that are about a payment, newest first. */
const receiptsTo = async (recipient: string) =>
  (await outboxOf(origin, recipient)).filter(({ subject }) => /receipt|mandate/i.test(subject))

/** The lines of a message, without those above and below them. */
const factsOf = ({ text }: { readonly text: string }) =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => (/^[A-Z][a-z ]+: /.test(line) ? [line.split(': ')] : [])),
  ) as Record<string, string>

type Bought = {
  readonly id: number
  readonly policyNo: string
  readonly payment: { readonly paymentReference: string }
}
const policyOf = async (customer: TestCustomer) =>
  (await listOf(customer, 'Policy/GetAll')).items[0] as unknown as Bought

const fromToday = (until: CalendarDate) => `${dateInWords(todayInLagos())} to ${dateInWords(until)}`
const aYear = () => fromToday(lastDayOf(12))

test('[PAY-13: mail, once] a card payment sends one receipt: what, how much, reference, from–to, and a link to the policy', async () => {
  const customer = await newCustomer(origin, { name: 'ADA' })
  const { id } = await motorQuote(customer)
  expect((await pay(customer, '/pay/card', { quoteId: id, ...card })).status).toBe(200)
  const policy = await policyOf(customer)
  const [receipt, ...others] = await receiptsTo(customer.emailAddress)
  if (receipt === undefined) throw new Error('there is no receipt')
  expect(others).toEqual([])
  expect(receipt.subject).toBe('Your receipt for Comprehensive Motor')
  expect(receipt.text).toMatch(/^Hello Ada,\n\nWe have received your payment\./)
  expect(factsOf(receipt)).toEqual({
    Product: 'Comprehensive Motor',
    'Who is covered': 'ADA Customer',
    Amount: '₦250,000.00',
    From: 'card ending in 6666',
    'Payment reference': policy.payment.paymentReference,
    'Policy number': policy.policyNo,
    Cover: aYear(),
  })
  expect(receipt.text).toContain(`\n\n${mailedOrigin()}/dashboard/policies?policy=${policy.id}\n\n`)
  // Without what is generated, which may happen to hold these digits: reference, numbers and port.
  const { policyNo, payment } = policy
  const text = receipt.text
    .replaceAll(payment.paymentReference, '')
    .replaceAll(policyNo, '')
    .replaceAll(/policy=\d+|:\d+/g, '')
  expect(text).not.toMatch(/5060|\d{5} ?6666|\b123\b|12\/39/)
})

test('[PAY-13: once] a refused card, or a quote of somebody else, sends nothing', async () => {
  const [customer, stranger] = [await newCustomer(origin), await newCustomer(origin)]
  const { id } = await motorQuote(customer)
  expect((await pay(customer, '/pay/card', { quoteId: id, ...card, number: '4084080000005408' })).status).toBe(500)
  expect((await pay(stranger, '/pay/card', { quoteId: id, ...card })).status).toBe(404)
  expect(await receiptsTo(customer.emailAddress)).toEqual([])
  expect(await receiptsTo(stranger.emailAddress)).toEqual([])
})

test('[PAY-13: SMS] a verified number gets the receipt by SMS too', async () => {
  const customer = await newCustomer(origin)
  const number = await verifiedNumber(origin, customer)
  const { id } = await motorQuote(customer)
  expect((await pay(customer, '/pay/card', { quoteId: id, ...card })).status).toBe(200)
  const policy = await policyOf(customer)
  const [sms, ...others] = await receiptsTo(number)
  expect(others).toEqual([])
  expect(sms?.text).toBe(
    `Harbour has received NGN 250,000.00 for Comprehensive Motor. Reference ${policy.payment.paymentReference}. ` +
      `Cover ${aYear()}. ${mailedOrigin()}/dashboard/policies?policy=${policy.id}`,
  )
  expect(await receiptsTo(customer.emailAddress)).toHaveLength(1)
})

test('[PAY-13: mail] a mandate sends what was set up: each debit and the first day', async () => {
  const customer = await newCustomer(origin)
  const { id } = await motorQuote(customer)
  const startDate = addDays(todayInLagos(), 9)
  expect((await pay(customer, '/pay/mandate', { quoteId: id, ...debit, startDate })).status).toBe(200)
  const [notice, ...others] = await receiptsTo(customer.emailAddress)
  if (notice === undefined) throw new Error('there is no notice')
  expect(others).toEqual([])
  expect(notice.subject).toBe('Your mandate for Comprehensive Motor')
  const { Debits, From, Amount, ...facts } = factsOf(notice)
  expect([Debits, facts['First debit'], From, Amount]).toEqual([
    '12 of ₦20,833.34, monthly',
    dateInWords(startDate),
    'account ending in 4579',
    undefined,
  ])
  expect(notice.text).not.toContain('0000014579')
  expect(notice.text).toContain(`\n\n${mailedOrigin()}/dashboard/mandates\n\n`)
})

test('[PAY-13: mail] [PAY-14: first debit] the first debit of a mandate sends its receipt, with the cover that it begins', async () => {
  const customer = await newCustomer(origin)
  const { id } = await motorQuote(customer)
  expect((await pay(customer, '/pay/mandate', { quoteId: id, ...debit, startDate: todayInLagos() })).status).toBe(200)
  await newestMandate(origin, customer)
  const [receipt, notice, ...others] = await receiptsTo(customer.emailAddress)
  expect([notice?.subject, others]).toEqual(['Your mandate for Comprehensive Motor', []])
  expect(receipt?.subject).toBe('Your receipt for Comprehensive Motor')
  expect(receipt && factsOf(receipt)).toMatchObject({
    Amount: '₦20,833.34',
    Cover: aYear(),
    From: 'account ending in 4579',
  })
})
