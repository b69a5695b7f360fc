import type { CalendarDate } from '../domain/values/calendar-date'
import { token } from './token'

/** The current time, for rules that depend on it. */
export type Clock = {
  /** The date in Lagos. */
  readonly today: () => CalendarDate
  /** Milliseconds since 1970. */
  readonly now: () => number
  /**
   * Calls the listener each second, and when the page is looked at again, until the returned function is called. Seconds may
   * be left out: what matters is the time that it is then.
   */
  readonly everySecond: (listener: () => void) => () => void
}
export const Clock = token<Clock>('Clock')
