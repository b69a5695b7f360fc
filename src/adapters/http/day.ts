import { toUndefined } from 'fp-ts/Option'
import { calendarDate, type CalendarDate } from '../../domain/values/calendar-date'

/** A day of the API; `undefined` for none, and for one that does not exist. */
export const toDay = (text: string | undefined): CalendarDate | undefined =>
  text === undefined ? undefined : toUndefined(calendarDate(text))
