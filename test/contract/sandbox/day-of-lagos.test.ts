import { openStore, type Store } from '../../support/backends'
import { moveClock } from '../../support/business-time'
import { bankAccount, card, fine, motorQuote, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { listOf, type Row } from '../../support/lists'
import { bankReports } from '../../support/mandates'
import { daysAfter, monthsAfterCarried } from '../../support/own-calendar'
import type { SandboxProcess } from '../../support/sandbox-process'
import { todayInLagos } from '../../support/today-in-lagos'
import { widgetClient } from '../../support/widget-client'

jest.setTimeout(180_000)

/** At half past midnight in Lagos, when it is the day before in UTC; on a clock of its own. */
describe('[RUN-14: business time] at 23:30 UTC', () => {
  let store: Store
  let sandbox: SandboxProcess
  let customer: TestCustomer
  /** The day of Lagos. */
  let today = daysAfter(todayInLagos(), 2)
  const toHalfPastMidnight = async (day: string) => {
    fine(await moveClock(sandbox.origin, `${daysAfter(day, -1)}T23:30:00Z`))
    today = day
  }
  const car = (registrationNo: string) => motorQuote(customer, { registrationNo })
  const widget = () => widgetClient(sandbox.widgetOrigin, customer.client)
  const byMandate = (quoteId: number, startDate: string) =>
    widget().post('/pay/mandate', { quoteId, ...bankAccount, frequency: 'Monthly', startDate, consent: true })
  const newest = async (call: string): Promise<Row> =>
    (await listOf(customer, `${call}/GetAll?Sorting=creationTime DESC`)).items[0] ?? {}

  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
    customer = await newCustomer(sandbox.origin)
    await toHalfPastMidnight(today)
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('a quote is valid for thirty days of Lagos, and has ended on the next', async () => {
    const quote = await car('LND-482KJ')
    const last = daysAfter(today, 30)
    expect(Reflect.get(quote, 'validUntil')).toBe(last)
    await toHalfPastMidnight(last)
    expect((await widget().quote(quote.id)).result).not.toHaveProperty('refusal')
    await toHalfPastMidnight(daysAfter(last, 1))
    expect((await widget().quote(quote.id)).result).toHaveProperty('refusal')
    expect((await widget().post('/pay/card', { quoteId: quote.id, ...card })).error?.message).toBe(
      'This quote has ended.',
    )
  })

  test('the first debit of a mandate is on the day of Lagos at the earliest, and begins a cover of that day', async () => {
    const { id } = await car('KJA-456FG')
    expect((await widget().quote(id)).result).toMatchObject({
      start: { earliest: today, latest: daysAfter(today, 60) },
    })
    const early = await byMandate(id, daysAfter(today, -1))
    expect(early.error?.validationErrors?.flatMap(({ members }) => members)).toEqual(['startDate'])
    fine(await byMandate(id, today))
    const days = (first: string) => ({ coverFrom: first, coverTo: daysAfter(monthsAfterCarried(first, 12), -1) })
    expect((await newest('Policy'))['status']).toBe('Pending')
    // The transfer arrives a day later: the cover begins on that day.
    await toHalfPastMidnight(daysAfter(today, 1))
    fine(await bankReports(sandbox.origin, (await newest('Mandate'))['id'], 'transfer'))
    expect(await newest('Policy')).toMatchObject({ status: 'Active', ...days(today) })
  })

  test('a trip departs today in Lagos, and not on the day of UTC', async () => {
    const trip = (day: string) =>
      customer.client.post('/api/services/app/Insurance/TravelQuote', {
        ...{ signature: 'Test Customer', productId: 301, destination: 'GB', passportNo: 'A12345678' },
        ...{ depaturedate: `${day}T00:15:00`, arrivaldate: `${daysAfter(today, 2)}T12:00:00` },
      })
    const past = await trip(daysAfter(today, -1))
    expect(past.error?.validationErrors?.flatMap(({ members }) => members)).toEqual(['depaturedate'])
    fine(await trip(today))
  })
})
