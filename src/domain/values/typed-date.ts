import { isSome, none, type Option } from 'fp-ts/Option'
import { calendarDate, type CalendarDate } from './calendar-date'

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const twoDigits = (text: string) => text.padStart(2, '0')

/** The two-digit number of a month, by its name or the first three letters or more. */
const monthCalled = (name: string): string => {
  const index = monthNames.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase()))
  return twoDigits(String(index + 1))
}

/**
 * Reads a date as people in Nigeria type it: the day first (`31/01/1990`, `31-1-1990`, `31.1.1990`, `31 1 1990`,
 * `31011990`, `31 January 1990`, `31 Jan 1990`), or as browsers and the wire write it (`1990-01-31`). `none` for a day
 * that does not exist, for two digits of a year and for everything else.
 */
export const readDate = (text: string): Option<CalendarDate> => {
  const typed = text.trim()
  const written = calendarDate(typed)
  if (isSome(written)) return written
  const numbers = /^(\d{1,2})[/.\s-]+(\d{1,2})[/.\s-]+(\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed)
  if (numbers) return calendarDate(`${numbers[3] ?? ''}-${twoDigits(numbers[2] ?? '')}-${twoDigits(numbers[1] ?? '')}`)
  const named = /^(\d{1,2})[\s-]*([a-z]{3,9})[\s,-]*(\d{4})$/i.exec(typed)
  if (named) return calendarDate(`${named[3] ?? ''}-${monthCalled(named[2] ?? '')}-${twoDigits(named[1] ?? '')}`)
  return none
}

/** A date as a field shows it, `31/01/1990`. A text that is no date is returned unchanged. */
export const dateInField = (value: string): string =>
  isSome(calendarDate(value)) ? value.split('-').reverse().join('/') : value

/** A date with the month's name, `31 January 1990`. */
export const dateInWords = (date: CalendarDate): string => {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${String(Number(day))} ${monthNames[Number(month) - 1] ?? ''} ${year}`
}

/** The same for a text on a screen, where no line breaks inside a date. */
export const dateShown = (date: CalendarDate): string => dateInWords(date).replaceAll(' ', '\u00a0')
