import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { bankAccount, card, motorQuote, newCustomer, outboxOf, type TestCustomer } from '../../support/customer-builder'
import { listOf, type Row } from '../../support/lists'
import { bankReports, newestMandate } from '../../support/mandates'
import { todayInLagos } from '../../support/today-in-lagos'
import { widgetClient } from '../../support/widget-client'

const origin = sandboxOrigin()
const app = '/api/services/app'
const HOUR_MS = 3_600_000

const widgetOf = ({ client }: TestCustomer) => widgetClient(sandboxWidgetOrigin(), client)
const mandateFor = (quoteId: number, startDate: string = todayInLagos()) => ({
  quoteId,
  ...bankAccount,
  frequency: 'Monthly',
  startDate,
  consent: true,
})

/** What a customer sees of a quote that is paid by mandate. */
const stateOf = async (customer: TestCustomer, quoteId: number) => {
  const { result } = await customer.client.get(`${app}/Payment/GetByQuote?quoteId=${quoteId}`)
  const policies = (await listOf(customer, 'Policy/GetAll')).items
  const mandates = (await listOf(customer, 'Mandate/GetAll')).items
  return {
    payment: Reflect.get(Object(result), 'status') as unknown,
    policies: policies.map(({ status }) => status),
    mandates: mandates.map(({ status }) => status),
  }
}
const activationOf = (row: Row | undefined) => row?.['activation'] as Record<string, unknown> | undefined

const withMandate = async (startDate?: string) => {
  const customer = await newCustomer(origin)
  const quote = await motorQuote(customer)
  expect((await widgetOf(customer).post('/pay/mandate', mandateFor(quote.id, startDate))).status).toBe(200)
  const [mandate] = (await listOf(customer, 'Mandate/GetAll')).items
  return { customer, quote, mandate, id: mandate?.['id'], state: () => stateOf(customer, quote.id) }
}

describe('[PAY-17: what to send] a new mandate', () => {
  test('waits, says what to send where and until when, and its policy is pending without a certificate', async () => {
    const { customer, mandate, state } = await withMandate()
    expect(await state()).toEqual({ payment: 'Mandated', policies: ['Pending'], mandates: [false] })
    expect(activationOf(mandate)).toMatchObject({
      amount: 50,
      from: { bank: 'First Bank of Nigeria', accountNumber: '******4579' },
      lapsed: false,
    })
    const hours = (Date.parse(String(activationOf(mandate)?.['until'])) - Date.now()) / HOUR_MS
    expect(hours).toBeGreaterThan(47)
    expect(hours).toBeLessThanOrEqual(48)
    expect((await listOf(customer, 'Policy/GetAll')).items[0]).not.toHaveProperty('certificateUrl')
  })
})

describe('[PAY-17: activation] the transfer', () => {
  test('activates the mandate and the first debit that is due begins the cover', async () => {
    const { customer, id, state } = await withMandate()
    expect((await bankReports(origin, id, 'transfer')).status).toBe(200)
    expect(await state()).toEqual({ payment: 'Mandated', policies: ['Active'], mandates: [true] })
    const [policy] = (await listOf(customer, 'Policy/GetAll')).items
    expect((await fetch(String(policy?.['certificateUrl']))).status).toBe(200)
    expect((await listOf(customer, 'Mandate/GetAll')).items[0]).not.toHaveProperty('activation')
  })

  test('is booked once, however often it is reported', async () => {
    const { id } = await withMandate()
    const answers = await Promise.all([1, 2, 3, 4].map(() => bankReports(origin, id, 'transfer')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 500, 500, 500])
    expect((await bankReports(origin, id, 'lapse')).error?.message).toBe('This mandate does not wait for a transfer.')
    expect((await bankReports(origin, 'none', 'transfer')).status).toBe(404)
    expect((await bankReports(origin, id, 'other' as 'lapse')).status).toBe(400)
  })
})

describe('[PAY-17: lapse] a mandate that is not activated in time', () => {
  test('lapses: the quote is unpaid, the policy never began, and the mandate says so', async () => {
    const { customer, id, state } = await withMandate()
    await bankReports(origin, id, 'lapse')
    expect(await state()).toEqual({ payment: 'Unpaid', policies: [], mandates: [false] })
    const [mandate] = (await listOf(customer, 'Mandate/GetAll')).items
    expect(activationOf(mandate)).toMatchObject({ lapsed: true })
    expect(Date.parse(String(activationOf(mandate)?.['until']))).toBeLessThanOrEqual(Date.now())
    expect((await bankReports(origin, id, 'transfer')).status).toBe(500)
  })

  test('is reported to its customer, once, with what to do', async () => {
    const { customer, id } = await withMandate()
    await Promise.all([1, 2, 3].map(() => bankReports(origin, id, 'lapse')))
    const [mail, ...others] = (await outboxOf(origin, customer.emailAddress)).filter(({ subject }) =>
      subject.endsWith('has ended'),
    )
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Your mandate for Comprehensive Motor has ended')
    expect(mail?.text).toMatch(
      /^Hello Test,\n\nYour mandate for Comprehensive Motor, from the account ending in 4579, has ended, because your transfer did not arrive by \d{1,2} \w+ \d{4}, \d\d:\d\d\. Nothing was debited, and this order gives no cover\./,
    )
    expect(mail?.text).toContain('you can pay by card or set up a new mandate')
    expect(mail?.text).toMatch(/^http:\/\/\S+\/dashboard$/m)
  })

  test('leaves the quote to be paid by card, once', async () => {
    const { customer, quote, id, state } = await withMandate()
    await bankReports(origin, id, 'lapse')
    const pay = () => widgetOf(customer).post('/pay/card', { quoteId: quote.id, ...card })
    expect((await Promise.all([pay(), pay(), pay()])).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await state()).toEqual({ payment: 'Paid', policies: ['Active'], mandates: [false] })
  })

  test('leaves the quote to another mandate, beside which it stays', async () => {
    const { customer, quote, id, state } = await withMandate()
    await bankReports(origin, id, 'lapse')
    expect((await widgetOf(customer).post('/pay/mandate', mandateFor(quote.id))).status).toBe(200)
    await newestMandate(origin, customer)
    expect(await state()).toEqual({ payment: 'Mandated', policies: ['Active'], mandates: [true, false] })
  })

  test('is paid for once when a card is charged at the same moment', async () => {
    const { customer, quote, id, state } = await withMandate()
    const [paid] = await Promise.all([
      widgetOf(customer).post('/pay/card', { quoteId: quote.id, ...card }),
      bankReports(origin, id, 'lapse'),
    ])
    const method = Reflect.get(Object(paid.result), 'status') as unknown
    // Before the lapse the card is not charged, since the mandate pays; after it the card pays.
    expect(await state()).toEqual(
      method === 'Paid'
        ? { payment: 'Paid', policies: ['Active'], mandates: [false] }
        : { payment: 'Unpaid', policies: [], mandates: [false] },
    )
  })
})
