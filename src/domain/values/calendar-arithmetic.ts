import { daysIn, type CalendarDate } from './calendar-date'

const pad = (value: number, length: number) => String(value).padStart(length, '0')

/** The first and the last day that can be represented. */
const FIRST = '1000-01-01' as CalendarDate
const LAST = '9999-12-31' as CalendarDate

/**
 * The day a number of years later, or earlier if negative; 29 February becomes 1 March in a year that has none. Limited to
 * the first and the last day.
 */
export const addYears = (date: CalendarDate, years: number): CalendarDate => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const target = year + years
  if (target < 1000) return FIRST
  if (target > 9999) return LAST
  return (
    day > daysIn(target, month) ? `${pad(target, 4)}-03-01` : `${pad(target, 4)}-${pad(month, 2)}-${pad(day, 2)}`
  ) as CalendarDate
}

/** The day a number of days later, or earlier if negative; limited to the first and the last day. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const target = new Date(Date.UTC(year, month - 1, day + days))
  if (target.getUTCFullYear() < 1000) return FIRST
  return target.getUTCFullYear() > 9999 ? LAST : (target.toISOString().slice(0, 10) as CalendarDate)
}

const DAY_MS = 86_400_000

/** How many days the second date is after the first; negative if before. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS

/**
 * The same day a number of months later, or earlier if negative; in a shorter month its last day. Limited to the first
 * and the last day.
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

/** A range from `min` to `max`, both inclusive. */
export type DateBounds = { readonly min: CalendarDate; readonly max: CalendarDate }

/** The day itself if it is allowed, else the nearest that is. */
export const clampDate = (date: CalendarDate, { min, max }: DateBounds): CalendarDate => {
  if (date < min) return min
  return date > max ? max : date
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: CalendarDate): number => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
}
