import { addDays, addYears } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../../src/domain/values/calendar-date'
import { dateInWords } from '../../../src/domain/values/typed-date'
import { openStore, type Store } from '../../support/backends'
import { businessTime, moveClock } from '../../support/business-time'
import {
  bankAccount,
  card,
  fine,
  motorQuote,
  newCustomer,
  outboxOf,
  type TestCustomer,
} from '../../support/customer-builder'
import { listOf } from '../../support/lists'
import { bankReports } from '../../support/mandates'
import { rawClient } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { savingsPlan } from '../../support/savings-plan'
import { until } from '../../support/until'
import { widgetClient } from '../../support/widget-client'

jest.setTimeout(180_000)

const app = '/api/services/app'

type Offer = {
  readonly id: number
  readonly validUntil?: string
  readonly coverFrom?: string
  readonly coverTo?: string
}

/** On a clock of its own, which each test moves on from where the one before left it. */
describe('[LIFE-04] a quote', () => {
  let store: Store
  let sandbox: SandboxProcess
  let customer: TestCustomer
  let plates = 100
  let today: CalendarDate
  const client = () => rawClient(sandbox.origin, customer.client.token)
  const pass = async (days: number) => {
    fine(await moveClock(sandbox.origin, addDays(today, days)))
    today = addDays(today, days)
  }
  const widget = () => widgetClient(sandbox.widgetOrigin, client())
  const payByCard = (quoteId: number) => widget().post('/pay/card', { quoteId, ...card })
  const payByMandate = (quoteId: number, startDate: string) =>
    widget().post('/pay/mandate', { quoteId, ...bankAccount, frequency: 'Monthly', startDate, consent: true })
  const newest = async (call: string) =>
    (await listOf({ client: client() }, `${call}/GetAll?Sorting=creationTime DESC`)).items[0] ?? {}
  const policies = async () => (await listOf({ client: client() }, 'Policy/GetAll')).totalCount
  const car = async (): Promise<Offer> => {
    plates += 1
    return motorQuote({ ...customer, client: client() }, { registrationNo: `LAG-${plates}AA` })
  }
  const trip = async (from: number, to: number): Promise<Offer> => {
    const dates = {
      depaturedate: `${addDays(today, from)}T09:00:00+01:00`,
      arrivaldate: `${addDays(today, to)}T18:00:00+01:00`,
    }
    const body = { signature: 'Test Customer', productId: 301, destination: 'GB', passportNo: 'A12345678', ...dates }
    const answer = await client().post(`${app}/Insurance/TravelQuote`, body)
    fine(answer)
    return answer.result as Offer
  }
  const ended = (last: CalendarDate) => ({
    message: 'This quote has ended.',
    details: `It was valid until ${dateInWords(last)}. You have not been charged. Get a new quote.`,
  })
  const expectEnded = async (quoteId: number, last: CalendarDate, firstDay: string = today) => {
    const before = await policies()
    expect((await widget().quote(quoteId)).result).toMatchObject({ status: 'Unpaid', refusal: ended(last) })
    for (const answer of [await payByCard(quoteId), await payByMandate(quoteId, firstDay)]) {
      expect(answer.status).toBe(500)
      expect(answer.error).toMatchObject(ended(last))
    }
    expect(await policies()).toBe(before)
    expect((await client().get(`${app}/Payment/GetByQuote?quoteId=${quoteId}`)).result).toMatchObject({
      status: 'Unpaid',
    })
  }

  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
    customer = await newCustomer(sandbox.origin)
    today = dayInLagos((await businessTime(sandbox.origin)).getTime())
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('says that it is valid for thirty days; paid on the last one, its cover begins then, at its price', async () => {
    const [inTime, tooLate] = [await car(), await car()]
    expect(inTime.validUntil).toBe(addDays(today, 30))
    const last = addDays(today, 30)
    await pass(30)
    expect((await widget().quote(inTime.id)).result).not.toHaveProperty('refusal')
    fine(await payByCard(inTime.id))
    expect(await newest('Policy')).toMatchObject({ coverFrom: today, coverTo: addDays(addYears(today, 1), -1) })
    await pass(1)
    await expectEnded(tooLate.id, last)
    // What was paid in time stays paid.
    fine(await payByCard(inTime.id))
  })

  test('of 800 days ago is refused', async () => {
    const quote = await car()
    const last = addDays(today, 30)
    await pass(800)
    await expectEnded(quote.id, last)
  })

  test('for a trip is valid until its departure, on which its cover begins with the payment, and not after it', async () => {
    const [inTime, tooLate] = [await trip(6, 8), await trip(16, 18)]
    expect(inTime).toMatchObject({
      validUntil: addDays(today, 6),
      coverFrom: addDays(today, 6),
      coverTo: addDays(today, 8),
    })
    await pass(6)
    fine(await payByCard(inTime.id))
    expect(await newest('Policy')).toMatchObject({ coverFrom: today, coverTo: addDays(today, 2) })
    // The other one left yesterday.
    const departed = addDays(today, 10)
    await pass(11)
    await expectEnded(tooLate.id, departed)
    // And long ago.
    await pass(23)
    await expectEnded(tooLate.id, departed)
  })

  test('for a trip in half a year is valid for thirty days', async () => {
    expect((await trip(180, 185)).validUntil).toBe(addDays(today, 30))
  })

  test('that a mandate pays is paid in time when the mandate is set up in time', async () => {
    const quote = await car()
    await pass(30)
    fine(await payByMandate(quote.id, addDays(today, 40)))
    await pass(1)
    fine(await bankReports(sandbox.origin, (await newest('Mandate'))['id'], 'transfer'))
    expect(await newest('Policy')).toMatchObject({ status: 'Pending' })
    await pass(39)
    expect(
      await until(
        () => newest('Policy'),
        ({ status }) => status === 'Active',
      ),
    ).toMatchObject({ status: 'Active', coverFrom: today })
  })

  test('whose mandate lapses after its last day is not paid', async () => {
    const quote = await car()
    const last = addDays(today, 30)
    await pass(30)
    fine(await payByMandate(quote.id, today))
    await pass(1)
    fine(await bankReports(sandbox.origin, (await newest('Mandate'))['id'], 'lapse'))
    await expectEnded(quote.id, last)
  })

  test('for a trip whose first debit comes after its end, since no process ran, ends without a debit or a cover', async () => {
    const quote = await trip(2, 3)
    fine(await payByMandate(quote.id, addDays(today, 2)))
    fine(await bankReports(sandbox.origin, (await newest('Mandate'))['id'], 'transfer'))
    const before = await policies()
    await pass(5)
    expect(await until(policies, (found) => found !== before)).toBe(before - 1)
    expect(await newest('Mandate')).toMatchObject({ status: false, activation: { lapsed: true } })
    await expectEnded(quote.id, addDays(today, -3))
    const over = 'has ended, because the days of the cover were over before its first debit. Nothing was debited'
    const mails = await outboxOf(sandbox.origin, customer.emailAddress)
    expect(mails.filter(({ text }) => text.includes(over)).map(({ subject }) => subject)).toEqual([
      'Your mandate for Single Trip has ended',
    ])
  })

  test('for savings begins when it is paid, for its months', async () => {
    const answer = await client().post(`${app}/Insurance/SavingsQuote`, savingsPlan)
    fine(answer)
    const quote = answer.result as Offer & {
      readonly details: readonly { readonly label: string; readonly value: string }[]
    }
    expect(quote).not.toHaveProperty('coverFrom')
    expect(quote.details.filter(({ label }) => label === 'Duration')).toEqual([
      { label: 'Duration', value: `${savingsPlan.duration} months` },
    ])
  })

  test('of an earlier version, which does not say until when, is paid at its price as long as one of its day', async () => {
    const [open, late, journey] = [
      await motorQuote({ ...customer, client: client() }, { registrationNo: 'LAG-900AA' }),
      await car(),
      await trip(3, 4),
    ]
    const last = addDays(today, 30)
    await sandbox.stop()
    await store.sql('update quote set valid_until = null, cover_from = null')
    sandbox = await store.start()
    fine(await payByCard(open.id))
    expect(await newest('Policy')).toMatchObject({
      quote: { totalPremium: open.totalPremium },
      payment: { amount: open.totalPremium },
    })
    fine(await payByCard(journey.id))
    expect(await newest('Policy')).toMatchObject({ coverFrom: addDays(today, 3), coverTo: addDays(today, 4) })
    await pass(31)
    await expectEnded(late.id, last)
  })

  test('is valid for as many days as configured', async () => {
    await sandbox.stop()
    sandbox = await store.start({ QUOTE_VALID_DAYS: '7' })
    expect((await car()).validUntil).toBe(addDays(today, 7))
  })
})
