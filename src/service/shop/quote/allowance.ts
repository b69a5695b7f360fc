import brand from '../../../brand.json'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import type { Database } from '../../platform/database/database'
import { UserFriendlyError } from '../../wire/errors'

/** How many quotes of a customer are unpaid and have not ended; `validDays` is how long one is valid. */
export type CountOpenQuotes = (
  db: Database,
  customerId: string,
  validity: { readonly today: CalendarDate; readonly validDays: number },
) => Promise<number>

/** The most open quotes of a customer, or a few more that were requested at the same moment. */
const MOST_OPEN_QUOTES = 200

/** @throws UserFriendlyError if there is no room for one more open quote */
export const requireRoomForQuote = (open: number, validDays: number): void => {
  if (open >= MOST_OPEN_QUOTES)
    throw new UserFriendlyError(
      `We keep at most ${MOST_OPEN_QUOTES} unpaid quotes for you, and you have that many.`,
      `Each of them ends after ${validDays} days. Please write to ${brand.email} if you need another before that.`,
    )
}
