import type { CalendarDate } from '../../src/domain/values/calendar-date'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The day that it is where the company is, as an ISO date. */
export const todayInLagos = (): CalendarDate =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(new Date()) as CalendarDate

/** The milliseconds until the next day there, which begins at 23:00 UTC. */
export const toMidnightInLagos = (now = Date.now()): number => DAY_MS - ((now + HOUR_MS) % DAY_MS)
