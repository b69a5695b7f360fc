import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../../src/domain/values/calendar-date'
import { connect } from '../../contract/ports/connect'
import { businessTime, moveClock } from '../business-time'
import { fine, newCustomer, outboxOf, type TestCustomer } from '../customer-builder'
import { listOf } from '../lists'
import { codeFor, sendCode, verifyCode } from '../verified-number'
import { rawClient } from '../raw-client'
import type { SandboxProcess } from '../sandbox-process'
import { events } from './events'
import { homeOn } from './home'

/** What a day of the year was like for its customer. */
export type YearDay = {
  readonly date: CalendarDate
  /** What the customer did. */
  readonly did: readonly string[]
  readonly home: readonly string[]
  /** The mails and SMS that were sent since the day before. */
  readonly sent: readonly Sent[]
  /** What the check page says of each policy that has one. */
  readonly checks: readonly string[]
}
export type Sent = { readonly channel: string; readonly subject: string; readonly text: string }

/** The settings of a service for a year: all its days come from one address, and no transfer arrives by itself. */
export const yearSettings = {
  REQUESTS_PER_MINUTE: '1000000',
  CHECKS_PER_MINUTE: '1000000',
  MANDATE_ACTIVATION_SECONDS: 'off',
} as const

/** The last day of the year that is looked at: the covers of the first days have ended. */
export const LAST_DAY = 372

/** A first of March that no 29 February follows within the year, so that every run has the same days. */
export const firstDay = (today: CalendarDate): CalendarDate => {
  const year = Number(today.slice(0, 4)) + 1
  const isLeap = (of: number) => of % 4 === 0
  return `${isLeap(year + 1) ? year + 1 : year}-03-01` as CalendarDate
}

type Year = {
  /** The service to ask on a day: another process, or a new one, from day to day. */
  readonly sandboxOn: (day: number) => Promise<SandboxProcess>
  readonly last?: number
}

const answerOf = (page: string): string => /class="answer[^"]*">([^<]*), [^<]*</.exec(page)?.[1] ?? 'nothing'

/** The check page of a policy, and what the policy is. */
type CheckPage = { readonly policyNo: string; readonly label: string; readonly path: string }

const checkPagesOf = async (customer: TestCustomer, known: readonly CheckPage[]): Promise<readonly CheckPage[]> => {
  const { items } = await listOf(customer, 'Policy/GetAll?Sorting=creationTime&MaxResultCount=100')
  const pages: CheckPage[] = []
  for (const { id, policyNo } of items) {
    const page = known.find((one) => one.policyNo === policyNo)
    if (page !== undefined) pages.push(page)
    else {
      const { result } = await customer.client.get(`/api/services/app/Policy/GetById?id=${String(id)}`)
      const { checkUrl, quote, details } = result as {
        readonly checkUrl?: string
        readonly quote: { readonly product: { readonly name: string } }
        readonly details: readonly { readonly value: string }[]
      }
      const label = `${quote.product.name}, ${details[1]?.value ?? ''}`
      if (checkUrl !== undefined) pages.push({ policyNo: String(policyNo), label, path: new URL(checkUrl).pathname })
    }
  }
  return pages
}

const checksOf = async (origin: string, pages: readonly CheckPage[]): Promise<readonly string[]> => {
  const said: string[] = []
  for (const { label, path } of pages) said.push(`${label}: ${answerOf(await (await fetch(origin + path)).text())}`)
  return said
}

/** Moves to an hour of a day in Lagos. */
const moveTo = async ({ origin }: SandboxProcess, day: CalendarDate, hour: number): Promise<void> => {
  fine(await moveClock(origin, `${day}T${String(hour).padStart(2, '0')}:00:00+01:00`))
}

/** A busy machine answers late. */
const CALL_MS = 120_000

/** When a day is looked at: its reminders have been sent. */
const NOON = 12

/** Each day of a customer's year, from the day of the first cover on. */
export const simulateYear = async ({ sandboxOn, last = LAST_DAY }: Year): Promise<readonly YearDay[]> => {
  let sandbox = await sandboxOn(0)
  const first = firstDay(dayInLagos((await businessTime(sandbox.origin)).getTime()))
  await moveTo(sandbox, first, 6)
  const customer = await newCustomer(sandbox.origin)
  const now = (): TestCustomer => ({ ...customer, client: rawClient(sandbox.origin, customer.client.token) })
  const phone = '+2348035550199'
  fine(await sendCode(now(), phone))
  fine(await verifyCode(now(), phone, await codeFor(sandbox.origin, phone)))
  const seen = new Set<number>()
  const newMessages = async () => {
    const all = await Promise.all([customer.emailAddress, phone].map((to) => outboxOf(sandbox.origin, to)))
    const sent = all.flat().filter(({ id }) => !seen.has(id))
    for (const { id } of sent) seen.add(id)
    return sent
      .toSorted((one, other) => one.id - other.id)
      .map(({ to, subject, text }) => ({ channel: to === phone ? 'SMS' : 'Email', subject, text }))
  }
  await newMessages()
  let pages: readonly CheckPage[] = []
  const days: YearDay[] = []
  for (let day = 0; day <= last; day += 1) {
    sandbox = await sandboxOn(day)
    const date = addDays(first, day)
    await moveTo(sandbox, date, NOON)
    const todays = events.filter(({ on }) => on === day)
    for (const { happens } of todays) await happens({ sandbox, customer: now(), today: date })
    pages = await checkPagesOf(now(), pages)
    const { http } = connect({ apiHost: sandbox.origin, token: customer.client.token, limit: CALL_MS })
    days.push({
      date,
      did: todays.map(({ what }) => what),
      home: await homeOn(http, date),
      sent: await newMessages(),
      checks: await checksOf(sandbox.origin, pages),
    })
  }
  return days
}
