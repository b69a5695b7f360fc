import type { CalendarDate } from '../../src/domain/values/calendar-date'

/** The day that it is where the company is, as an ISO date. */
export const todayInLagos = (): CalendarDate =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(new Date()) as CalendarDate
