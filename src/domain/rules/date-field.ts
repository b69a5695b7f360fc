import { calendarDate, type CalendarDate } from '../values/calendar-date'
import { fieldMessages } from './field-messages'
import { readAs, required, type FieldParser } from './rule'

/** A date; `missing` if nothing is typed, and how to type it if it cannot be read. */
export const dateField = (missing: string): FieldParser<CalendarDate> =>
  readAs(calendarDate, fieldMessages.date, required(missing))
