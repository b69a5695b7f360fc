import { none, some, type Option } from 'fp-ts/Option'
import { onFirstUse } from './on-first-use'

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

const lagos = onFirstUse(
  () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', year: 'numeric', month: '2-digit', day: '2-digit' }),
)

/** The calendar date of an instant (milliseconds since 1970, UTC) in Lagos: the portal's today. */
export const dayInLagos = (epochMilliseconds: number): CalendarDate =>
  lagos().format(new Date(epochMilliseconds)) as CalendarDate
