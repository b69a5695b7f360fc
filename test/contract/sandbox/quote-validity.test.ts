import { addDays, addYears } from '../../../src/domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../../src/domain/values/calendar-date'
import { dateInWords } from '../../../src/domain/values/typed-date'
import { fine } from '../../support/customer-builder'
import { insuring, messages, offered } from '../../support/insuring'
import { until } from '../../support/until'

jest.setTimeout(180_000)

/** At half past midnight in Lagos, when it is the day before in UTC; on a clock of its own. */
describe('[LIFE-04] [RUN-14: business time] a quote', () => {
  const {
    today,
    moveTo,
    pass,
    widget,
    car,
    trip,
    payByCard,
    payByMandate,
    statusOf,
    held,
    mandates,
    bankReports,
    ...all
  } = insuring()
  const journey = (from: number, to: number) =>
    trip(`${addDays(today(), from)}T09:00:00+01:00`, `${addDays(today(), to)}T18:00:00+01:00`)
  const newest = async () => (await held())[0] ?? {}
  const ended = (last: CalendarDate) => ({
    message: 'This quote has ended.',
    details: `It was valid until ${dateInWords(last)}. You have not been charged. Get a new quote.`,
  })
  const expectEnded = async (quoteId: number, last: CalendarDate) => {
    const before = await held()
    expect((await widget().quote(quoteId)).result).toMatchObject({ status: 'Unpaid', refusal: ended(last) })
    for (const answer of [await payByCard(quoteId), await payByMandate(quoteId)])
      expect(answer).toMatchObject({ status: 500, error: ended(last) })
    expect(await held()).toHaveLength(before.length)
    expect(await statusOf(quoteId)).toMatchObject({ status: 'Unpaid' })
  }

  beforeAll(() => moveTo(`${addDays(today(), 1)}T23:30:00Z`))

  test('says that it is valid for thirty days; paid on the last one, its cover begins then, at its price', async () => {
    const [inTime, tooLate] = [await car('LND-482KJ'), await car('KJA-456FG')]
    const last = addDays(today(), 30)
    expect(inTime.validUntil).toBe(last)
    await pass(30)
    expect((await widget().quote(inTime.id)).result).not.toHaveProperty('refusal')
    fine(await payByCard(inTime.id))
    expect(await newest()).toMatchObject({ coverFrom: today(), coverTo: addDays(addYears(today(), 1), -1) })
    await pass(1)
    await expectEnded(tooLate.id, last)
    // What was paid in time stays paid.
    fine(await payByCard(inTime.id))
  })

  test('[PAY-14: within the cover] for a trip is valid until its departure, on which its cover begins with the payment, and not after it', async () => {
    expect(messages(await journey(-1, 2))).toEqual([['depaturedate', 'Departure cannot be in the past']])
    fine(await journey(0, 2))
    const [inTime, tooLate] = [offered(await journey(6, 8)), offered(await journey(16, 18))]
    const days = { coverFrom: addDays(today(), 6), coverTo: addDays(today(), 8) }
    expect(inTime).toMatchObject({ validUntil: days.coverFrom, ...days })
    expect((await widget().quote(inTime.id)).result).toMatchObject({
      start: { earliest: days.coverFrom, latest: days.coverTo },
    })
    const plan = await all.byMandate('/pay/mandate/plan', inTime.id, { startDate: days.coverTo })
    expect(plan.result).toMatchObject({ debits: 1, lastDate: days.coverTo })
    await pass(6)
    fine(await payByCard(inTime.id))
    expect(await newest()).toMatchObject(days)
    const departed = addDays(today(), 10)
    await pass(11)
    await expectEnded(tooLate.id, departed)
    await pass(23)
    await expectEnded(tooLate.id, departed)
  })

  test('that a mandate pays is paid in time when the mandate is set up in time, whose first debit is today at the earliest', async () => {
    const quote = await car('LND-482KJ')
    await pass(30)
    expect((await widget().quote(quote.id)).result).toMatchObject({
      start: { earliest: today(), latest: addDays(today(), 60) },
    })
    expect(messages(await payByMandate(quote.id, addDays(today(), -1)))?.map(([member]) => member)).toEqual([
      'startDate',
    ])
    fine(await payByMandate(quote.id, addDays(today(), 40)))
    await pass(1)
    await bankReports('transfer')
    expect(await newest()).toMatchObject({ status: 'Pending' })
    await pass(39)
    const active = await until(newest, ({ status }) => status === 'Active')
    expect(active).toMatchObject({ status: 'Active', coverFrom: today() })
  })

  test('that a mandate pays from today has a cover from the day on which the transfer arrives', async () => {
    const quote = await car('KJA-456FG')
    fine(await payByMandate(quote.id, today()))
    await pass(1)
    await bankReports('transfer')
    const days = { coverFrom: today(), coverTo: addDays(addYears(today(), 1), -1) }
    expect(await until(newest, ({ status }) => status === 'Active')).toMatchObject(days)
  })

  test('whose mandate lapses after its last day is not paid', async () => {
    const quote = await car('LND-482KJ')
    const last = addDays(today(), 30)
    await pass(30)
    fine(await payByMandate(quote.id))
    await pass(1)
    await bankReports('lapse')
    await expectEnded(quote.id, last)
  })

  test('for a trip whose first debit comes after its end, since no process ran, ends without a debit or a cover', async () => {
    const quote = offered(await journey(2, 3))
    fine(await payByMandate(quote.id, addDays(today(), 2)))
    await bankReports('transfer')
    await all.passUnattended(5)
    expect(await until(held, ({ length }) => length === 0)).toEqual([])
    expect(await mandates()).toMatchObject([{ status: false, activation: { lapsed: true } }])
    await expectEnded(quote.id, addDays(today(), -3))
    const over = 'has ended, because the days of the cover were over before its first debit. Nothing was debited'
    const mails = await all.mails()
    expect(mails.filter(({ text }) => text.includes(over)).map(({ subject }) => subject)).toEqual([
      'Your mandate for Single Trip has ended',
    ])
  })

  test('of an earlier version, which does not say until when, is paid at its price as long as one of its day', async () => {
    const [open, late, later] = [await car('LND-482KJ'), await car('KJA-456FG'), offered(await journey(3, 4))]
    const last = addDays(today(), 30)
    await all.sql('update quote set valid_until = null, cover_from = null')
    fine(await payByCard(open.id))
    expect(await newest()).toMatchObject({ quote: { totalPremium: 250_000 }, payment: { amount: 250_000 } })
    fine(await payByCard(later.id))
    expect(await newest()).toMatchObject({ coverFrom: addDays(today(), 3), coverTo: addDays(today(), 4) })
    await pass(31)
    await expectEnded(late.id, last)
  })

  test('is valid for as many days as configured', async () => {
    await all.sql('select 1', { QUOTE_VALID_DAYS: '7' })
    expect((await car('LND-482KJ')).validUntil).toBe(addDays(today(), 7))
  })
})
