import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../../src/domain/values/calendar-date'
import { connect } from '../../contract/ports/connect'
import { businessTime, moveClock } from '../business-time'
import { fine, newCustomer, outboxOf, type TestCustomer } from '../customer-builder'
import { rawClient } from '../raw-client'
import { codeFor, sendCode, verifyCode } from '../verified-number'
import { checkPagesOf, checksOf, type CheckPage } from './check-pages'
import { events } from './events'
import { homeOn } from './home'
import type { Service } from './service'

/** What a day of the year was like for its customer. */
export type YearDay = {
  readonly day: number
  readonly date: CalendarDate
  /** What the customer did. */
  readonly did: readonly string[]
  readonly home: readonly string[]
  /** The mails and SMS that were sent since the day that was looked at before. */
  readonly sent: readonly Sent[]
  /** What the check page says of each policy that has one. */
  readonly checks: readonly string[]
}
export type Sent = { readonly channel: 'Email' | 'SMS'; readonly subject: string; readonly text: string }

/** The last day: the covers of the first days have ended. */
const LAST_DAY = 380

const everyDay = Array.from({ length: LAST_DAY + 1 }, (_, day) => day)

/** A first of March that no 29 February follows within the year, so that every run has the same days. */
const firstDay = (today: CalendarDate): CalendarDate => {
  const year = Number(today.slice(0, 4)) + 1
  return `${(year + 1) % 4 === 0 ? year + 1 : year}-03-01` as CalendarDate
}

type Year = {
  /** The service to ask on a day: another process, or a new one, from day to day. */
  readonly serviceOn: (day: number) => Promise<Service>
  /** The days that are looked at; every day without them. */
  readonly lookedAt?: readonly number[]
  /** Called on each of them. */
  readonly onDay?: (day: YearDay, customer: TestCustomer) => Promise<void>
}

/** Moves to an hour of a day in Lagos. */
const moveTo = async ({ origin }: Service, day: CalendarDate, hour: number): Promise<void> => {
  fine(await moveClock(origin, `${day}T${String(hour).padStart(2, '0')}:00:00+01:00`))
}

/** The hours of a day: what the customer does comes after the reminders, and is done when the day is looked at. */
const [MORNING, DOING, LOOKING] = [6, 10, 12]

const PHONE = '+2348035550199'

/** Registers the customer, and gives what was sent to them since it was asked for the last time. */
const arrive = async ({ origin: start }: Service) => {
  const customer = await newCustomer(start)
  fine(await sendCode(customer, PHONE))
  fine(await verifyCode(customer, PHONE, await codeFor(start, PHONE)))
  const seen = new Set<number>()
  const newMessages = async (origin: string): Promise<readonly Sent[]> => {
    const all = await Promise.all([customer.emailAddress, PHONE].map((to) => outboxOf(origin, to)))
    const sent = all.flat().filter(({ id }) => !seen.has(id))
    for (const { id } of sent) seen.add(id)
    return sent
      .map(({ to, subject, text }): Sent => ({ channel: to === PHONE ? 'SMS' : 'Email', subject, text }))
      .toSorted((one, other) => (one.channel + one.subject).localeCompare(other.channel + other.subject))
  }
  await newMessages(start)
  return { customer, newMessages }
}

/** A busy machine answers late. */
const CALL_MS = 120_000

/** The days of a customer's year, from the day of the first cover on. */
export const simulateYear = async ({
  serviceOn,
  lookedAt = everyDay,
  onDay = () => Promise.resolve(),
}: Year): Promise<readonly YearDay[]> => {
  const start = await serviceOn(0)
  const first = firstDay(dayInLagos((await businessTime(start.origin)).getTime()))
  await moveTo(start, first, MORNING)
  const { customer, newMessages } = await arrive(start)
  let pages: readonly CheckPage[] = []
  const days: YearDay[] = []
  const stops = new Set([...events.map(({ on }) => on), ...lookedAt])
  for (const day of [...stops].toSorted((one, other) => one - other)) {
    const service = await serviceOn(day)
    const { origin } = service
    const date = addDays(first, day)
    const token = customer.client.token
    const todays = events.filter(({ on }) => on === day)
    if (todays.length > 0) await moveTo(service, date, DOING)
    const doing = { service, customer: { ...customer, client: rawClient(origin, token) }, today: date }
    for (const { happens } of todays) await happens(doing)
    if (!lookedAt.includes(day)) continue
    await moveTo(service, date, LOOKING)
    const { http } = connect({ apiHost: origin, token, limit: CALL_MS })
    pages = await checkPagesOf(http, pages)
    const [home, sent, checks] = [await homeOn(http, date), await newMessages(origin), await checksOf(origin, pages)]
    const found = { day, date, did: todays.map(({ what }) => what), home, sent, checks }
    days.push(found)
    await onDay(found, customer)
  }
  return days
}
