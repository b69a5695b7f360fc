import type { CalendarDate } from '../values/calendar-date'

/** The company's own figure. */
const OLDEST_YEAR = 1950

/** Whether a car can be of this year of four digits: up to the next one, since new models are sold a year ahead. */
export const isCarYear = (year: string, today: CalendarDate): boolean =>
  /^\d{4}$/.test(year) && Number(year) >= OLDEST_YEAR && Number(year) <= Number(today.slice(0, 4)) + 1
