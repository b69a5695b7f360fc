import { addDays } from '../../../domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../../domain/values/calendar-date'

/** A debit that failed is tried again so many days later, at most so often. */
export const RETRY_AFTER_DAYS = 2
const MOST_RETRIES = 2

/**
 * The day on which a debit is tried again that has failed so often, the last time today; `undefined` if it is not: it was
 * tried often enough, or the cover is over by then.
 */
export const retryDay = (failures: number, today: CalendarDate, lastDay: CalendarDate): CalendarDate | undefined => {
  const day = addDays(today, RETRY_AFTER_DAYS)
  return failures <= MOST_RETRIES && day <= lastDay ? day : undefined
}
