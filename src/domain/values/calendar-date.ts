import { none, some, type Option } from 'fp-ts/Option'

/** A day of the calendar, `YYYY-MM-DD`, without a time or a zone. Text order is date order. */
export type CalendarDate = string & { readonly CalendarDate: unique symbol }

/** How many days a month has; `month` is 1 to 12. */
export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Reads `YYYY-MM-DD`; `none` for a day that does not exist. */
export const calendarDate = (text: string): Option<CalendarDate> => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return none
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
    ? some(text as CalendarDate)
    : none
}

const HOUR_MS = 3_600_000
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/**
 * An instant (milliseconds since 1970, UTC) as ISO 8601 with the date and time of Lagos, an hour ahead of UTC since 1919
 * and without summer time; years keep four digits. Not by `Intl`: its first formatter takes 80 ms on a slow phone.
 */
export const isoInLagos = (epochMilliseconds: number): string =>
  new Date(Math.min(epochMilliseconds + HOUR_MS, LAST_INSTANT)).toISOString()

/** The time of an instant (milliseconds since 1970, UTC) in Lagos, `HH:mm`. */
export const timeInLagos = (epochMilliseconds: number): string => {
  const [, time = ''] = isoInLagos(epochMilliseconds).split('T')
  return time.slice(0, 5)
}

/** The calendar date of an instant (milliseconds since 1970, UTC) in Lagos: the portal's today. */
export const dayInLagos = (epochMilliseconds: number): CalendarDate =>
  isoInLagos(epochMilliseconds).slice(0, 10) as CalendarDate
