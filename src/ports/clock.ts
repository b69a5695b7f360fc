import type { CalendarDate } from '../domain/values/calendar-date'
import { token } from './token'

/** The current time, for rules that depend on it. */
export type Clock = {
  /** The date in Lagos. */
  readonly today: () => CalendarDate
  /** Milliseconds since 1970. */
  readonly now: () => number
}
export const Clock = token<Clock>('Clock')
