import { none, some, type Option } from 'fp-ts/Option'
import { onFirstUse } from './on-first-use'

/** A day of the calendar, `YYYY-MM-DD`, without a time or a zone. Text order is date order. */
export type CalendarDate = string & { readonly CalendarDate: unique symbol }

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Reads `YYYY-MM-DD`; `none` for a day that does not exist. */
export const calendarDate = (text: string): Option<CalendarDate> => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return none
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
    ? some(text as CalendarDate)
    : none
}

const pad = (value: number, length: number) => String(value).padStart(length, '0')

/** The day so many calendar years later; 29 February becomes 1 March in a year that has none. */
export const addYears = (date: CalendarDate, years: number): CalendarDate => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const target = year + years
  return (
    day > daysIn(target, month) ? `${pad(target, 4)}-03-01` : `${pad(target, 4)}-${pad(month, 2)}-${pad(day, 2)}`
  ) as CalendarDate
}

/** The first and the last day that can be written. */
const FIRST = '1000-01-01' as CalendarDate
const LAST = '9999-12-31' as CalendarDate

/** The day so many days later, or earlier when negative; it stops at the first and the last day that can be written. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const target = new Date(Date.UTC(year, month - 1, day + days))
  if (target.getUTCFullYear() < 1000) return FIRST
  return target.getUTCFullYear() > 9999 ? LAST : (target.toISOString().slice(0, 10) as CalendarDate)
}

/**
 * The same day so many months later, or earlier when negative; a shorter month's last day stands for one that it does
 * not have. It stops at the first and the last day that can be written.
 */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const count = year * 12 + month - 1 + months
  const [targetYear, targetMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  if (targetYear < 1000) return FIRST
  if (targetYear > 9999) return LAST
  const target = Math.min(day, daysIn(targetYear, targetMonth))
  return `${pad(targetYear, 4)}-${pad(targetMonth, 2)}-${pad(target, 2)}` as CalendarDate
}

/** From `min` to `max`, both of them allowed. */
export type DateBounds = { readonly min: CalendarDate; readonly max: CalendarDate }

/** The day itself where it is allowed, else the nearest that is (requirement KYC-15). */
export const clampDate = (date: CalendarDate, { min, max }: DateBounds): CalendarDate => {
  if (date < min) return min
  return date > max ? max : date
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: CalendarDate): number => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
}

const lagos = onFirstUse(
  () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', year: 'numeric', month: '2-digit', day: '2-digit' }),
)

/** The day that an instant (milliseconds since 1970, UTC) falls on in Lagos: what the portal calls today. */
export const dayInLagos = (epochMilliseconds: number): CalendarDate =>
  lagos().format(new Date(epochMilliseconds)) as CalendarDate
