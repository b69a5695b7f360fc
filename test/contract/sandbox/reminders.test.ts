import { addDays, addYears } from '../../../src/domain/values/calendar-arithmetic'
import { dateInWords } from '../../../src/domain/values/typed-date'
import { document, fine, outboxOf } from '../../support/customer-builder'
import { insuring, offered } from '../../support/insuring'
import { until } from '../../support/until'
import { verifiedNumber } from '../../support/verified-number'
import { newPlate } from '../../support/vehicle'

jest.setTimeout(240_000)

const app = '/api/services/app'
const THREE_DAYS_MS = 259_200_000

/** What is sent at the event, and reminds nobody. */
const OTHERS = /^(Your receipt|Your mandate|Verification code|Receipt$|Mandate$)|[Aa]ctivat|[Cc]onfirm/

describe('reminders', () => {
  const { car, trip, payByCard, payByMandate, bankReports, customer, client, today, moveTo, sql, origin, mails } =
    insuring()

  const remindersTo = async (recipient: string): Promise<readonly string[]> =>
    (await outboxOf(origin(), recipient))
      .map(({ subject }) => subject)
      .filter((subject) => !OTHERS.test(subject))
      .toReversed()
  const reminders = () => remindersTo(customer().emailAddress)
  /** The reminders that were ever mailed to the customer, once they are as many. */
  const become = async (expected: readonly string[]) => {
    expect(await until(reminders, (found) => found.length >= expected.length, 20)).toEqual(expected)
  }
  /** Between the moment of a day's reminders and the end of its day. */
  const morning = (day: string) => `${day}T10:00:00+01:00`
  /** Buying happens in the afternoon: what is made after nine is reminded of from the next day on. */
  const tomorrowAfternoon = () => moveTo(`${addDays(today(), 1)}T15:00:00+01:00`)
  const quoted = async () => (await car(newPlate())).id
  const bought = async () => {
    const id = await quoted()
    fine(await payByCard(id))
    return id
  }

  const product = 'Comprehensive Motor'
  const unpaid = `${product}: your quote is not paid yet`
  const ends = (words: string) => `${product}: your cover ${words}`

  test('[LIFE-03: days] [LIFE-03: unnecessary] an unpaid quote is recalled after two days and two days before it ends, and no longer once it is paid', async () => {
    await tomorrowAfternoon()
    const day = today()
    const [left, paid] = [await quoted(), await quoted()]
    await moveTo(morning(addDays(day, 2)))
    await become([unpaid, unpaid])
    fine(await payByCard(paid))
    await moveTo(morning(addDays(day, 28)))
    await become([unpaid, unpaid, unpaid])
    const [last] = (await mails()).filter(({ subject }) => subject === unpaid)
    expect(last?.text).toContain(`until ${dateInWords(addDays(day, 30))}`)
    expect(last?.text).toContain(`/dashboard/checkout?quote=${left}`)
    await moveTo(morning(addDays(day, 30)))
    await become([unpaid, unpaid, unpaid])
  })

  test('[LIFE-03: days] [LIFE-03: unnecessary] a cover of a year is announced four times and told to have ended, one that is renewed no more', async () => {
    await tomorrowAfternoon()
    const end = addDays(addYears(today(), 1), -1)
    const plate = newPlate()
    fine(await payByCard((await car(plate)).id))
    await bought()
    const said: string[] = []
    const step = async (before: number, ...words: readonly string[]) => {
      await moveTo(morning(addDays(end, -before)))
      said.push(...words.map(ends))
      await become(said)
    }
    await step(30, 'ends in 30 days', 'ends in 30 days')
    await step(14, 'ends in 14 days', 'ends in 14 days')
    fine(await payByCard((await car(plate)).id))
    await step(7, 'ends in 7 days')
    await step(1, 'ends tomorrow')
    await step(-1, 'has ended')
  })

  test('[LIFE-03: days] a trip is announced on the day before its end, three days before each debit the debit is', async () => {
    await tomorrowAfternoon()
    const day = today()
    const back = addDays(day, 12)
    const id = offered(await trip(`${addDays(day, 2)}T09:00:00+01:00`, `${back}T18:00:00+01:00`)).id
    fine(await payByCard(id))
    const mandated = await quoted()
    fine(await payByMandate(mandated, addDays(day, 20)))
    await bankReports('transfer')
    await moveTo(morning(addDays(back, -1)))
    await become(['Single Trip: your cover ends tomorrow'])
    await moveTo(morning(addDays(day, 17)))
    await become(['Single Trip: your cover ends tomorrow', `${product}: a debit on ${dateInWords(addDays(day, 20))}`])
  })

  test('[LIFE-03: days] [LIFE-03: unnecessary] the document of a customer is recalled thirty days before it expires, one that was replaced is not', async () => {
    await tomorrowAfternoon()
    const day = today()
    const save = async (expiresAfter: number) => {
      fine(await client().post(`${app}/Document/Save`, { ...document, expiryDate: addDays(day, expiresAfter) }))
    }
    await save(40)
    await save(50)
    await moveTo(morning(addDays(day, 10)))
    await moveTo(morning(addDays(day, 20)))
    await become(['Your identity document expires soon'])
  })

  test('[LIFE-03: once] [LIFE-03: missed] each is sent once over restarts, and one that was missed by more than a day never', async () => {
    await tomorrowAfternoon()
    const day = today()
    await quoted()
    await moveTo(`${addDays(day, 2)}T08:59:00+01:00`)
    await moveTo(`${addDays(day, 2)}T09:00:01+01:00`)
    await become([unpaid])
    for (let start = 0; start < 2; start += 1) {
      await sql('select 1')
      // The afternoon of its own, so that all that is due of the day has been looked at again.
      await quoted()
    }
    await become([unpaid])
    // The quotes of the restarts are recalled by nobody: no process runs on their day.
    await sql(`update setting set value = (value::bigint + ${THREE_DAYS_MS})::text where name = 'business-time-ahead'`)
    await quoted()
    await moveTo(morning(addDays(day, 7)))
    await become([unpaid, unpaid])
  })

  test('[LIFE-03: ways] [LIFE-03: settings] a verified number gets an SMS too; what was switched off is not sent, but that a cover has ended is', async () => {
    const number = await verifiedNumber(origin(), customer())
    const settings = async () =>
      ((await client().get(`${app}/Reminder/GetSettings`)).result as { readonly items: readonly object[] }).items
    const kinds = ['CoverEnds', 'DebitDue', 'QuoteUnpaid', 'DocumentExpires']
    expect(await settings()).toEqual(kinds.map((kind) => ({ kind, mail: true, sms: true })))
    const choose = async (kind: string, mail: boolean, sms: boolean) => {
      fine(await client().post(`${app}/Reminder/SaveSettings`, { kind, mail, sms }))
    }
    await tomorrowAfternoon()
    const day = today()
    const end = addDays(addYears(day, 1), -1)
    await bought()
    await quoted()
    await choose('QuoteUnpaid', false, true)
    await moveTo(morning(addDays(day, 2)))
    expect(
      await until(
        () => remindersTo(number),
        (found) => found.length > 0,
        20,
      ),
    ).toEqual(['Quote'])
    await choose('CoverEnds', true, false)
    await choose('CoverEnds', false, false)
    expect(await settings()).toContainEqual({ kind: 'CoverEnds', mail: false, sms: false })
    await moveTo(morning(addDays(end, -1)))
    await moveTo(morning(addDays(end, 1)))
    await become([ends('has ended')])
    expect(await remindersTo(number)).toEqual(['Quote', 'Quote'])
    expect(
      (await client().post(`${app}/Reminder/SaveSettings`, { kind: 'Weather', mail: true, sms: true })).status,
    ).toBe(400)
  })
})
