import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../../src/domain/values/calendar-date'
import { connect } from '../../contract/ports/connect'
import { businessTime, moveClock } from '../business-time'
import { fine, newCustomer, outboxOf, type TestCustomer } from '../customer-builder'
import { rawClient } from '../raw-client'
import type { SandboxProcess } from '../sandbox-process'
import { codeFor, sendCode, verifyCode } from '../verified-number'
import { checkPagesOf, checksOf, type CheckPage } from './check-pages'
import { events } from './events'
import { homeOn } from './home'

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

/** The settings of a service for a year: all its days come from one address, and no transfer arrives by itself. */
export const yearSettings = {
  REQUESTS_PER_MINUTE: '1000000',
  CHECKS_PER_MINUTE: '1000000',
  MANDATE_ACTIVATION_SECONDS: 'off',
} as const

/** The last day: the covers of the first days have ended. */
export const LAST_DAY = 380

const everyDay = Array.from({ length: LAST_DAY + 1 }, (_, day) => day)

/** A first of March that no 29 February follows within the year, so that every run has the same days. */
export const firstDay = (today: CalendarDate): CalendarDate => {
  const year = Number(today.slice(0, 4)) + 1
  return `${(year + 1) % 4 === 0 ? year + 1 : year}-03-01` as CalendarDate
}

type Year = {
  /** The service to ask on a day: another process, or a new one, from day to day. */
  readonly sandboxOn: (day: number) => Promise<SandboxProcess>
  /** The days that are looked at; every day without them. */
  readonly lookedAt?: readonly number[]
  /** Called on each of them. */
  readonly onDay?: (day: YearDay, customer: TestCustomer) => Promise<void>
}

/** Moves to an hour of a day in Lagos. */
const moveTo = async ({ origin }: SandboxProcess, day: CalendarDate, hour: number): Promise<void> => {
  fine(await moveClock(origin, `${day}T${String(hour).padStart(2, '0')}:00:00+01:00`))
}

/** The hours of a day: what the customer does comes after the reminders, and is done when the day is looked at. */
const [MORNING, DOING, LOOKING] = [6, 10, 12]

const PHONE = '+2348035550199'

/** Registers the customer, and gives what was sent to them since it was asked for the last time. */
const arrive = async (sandbox: SandboxProcess) => {
  const customer = await newCustomer(sandbox.origin)
  fine(await sendCode(customer, PHONE))
  fine(await verifyCode(customer, PHONE, await codeFor(sandbox.origin, PHONE)))
  const seen = new Set<number>()
  const newMessages = async (origin: string): Promise<readonly Sent[]> => {
    const all = await Promise.all([customer.emailAddress, PHONE].map((to) => outboxOf(origin, to)))
    const sent = all.flat().filter(({ id }) => !seen.has(id))
    for (const { id } of sent) seen.add(id)
    return sent
      .map(({ to, subject, text }): Sent => ({ channel: to === PHONE ? 'SMS' : 'Email', subject, text }))
      .toSorted((one, other) => (one.channel + one.subject).localeCompare(other.channel + other.subject))
  }
  await newMessages(sandbox.origin)
  return { customer, newMessages }
}

/** A busy machine answers late. */
const CALL_MS = 120_000

/** The days of a customer's year, from the day of the first cover on. */
export const simulateYear = async ({
  sandboxOn,
  lookedAt = everyDay,
  onDay = () => Promise.resolve(),
}: Year): Promise<readonly YearDay[]> => {
  const start = await sandboxOn(0)
  const first = firstDay(dayInLagos((await businessTime(start.origin)).getTime()))
  await moveTo(start, first, MORNING)
  const { customer, newMessages } = await arrive(start)
  let pages: readonly CheckPage[] = []
  const days: YearDay[] = []
  const stops = new Set([...events.map(({ on }) => on), ...lookedAt])
  for (const day of [...stops].toSorted((one, other) => one - other)) {
    const sandbox = await sandboxOn(day)
    const { origin } = sandbox
    const date = addDays(first, day)
    const token = customer.client.token
    const todays = events.filter(({ on }) => on === day)
    if (todays.length > 0) await moveTo(sandbox, date, DOING)
    const doing = { sandbox, customer: { ...customer, client: rawClient(origin, token) }, today: date }
    for (const { happens } of todays) await happens(doing)
    if (!lookedAt.includes(day)) continue
    await moveTo(sandbox, date, LOOKING)
    const { http } = connect({ apiHost: origin, token, limit: CALL_MS })
    pages = await checkPagesOf(http, pages)
    const [home, sent, checks] = [
      await homeOn(http, date),
      await newMessages(origin),
      await checksOf(origin, pages),
    ]
    const found = { day, date, did: todays.map(({ what }) => what), home, sent, checks }
    days.push(found)
    await onDay(found, customer)
  }
  return days
}
