import type { CalendarDate } from '../values/calendar-date'
import type { DetailRow } from '../values/shown'
import { orderCoverRows } from './cover-period'
import type { ClientQuote } from './quote'

/** The facts that say for whom and what it is: the server's first ones. */
const LEADING_FACTS = 2

type OrderRows = { readonly leading: readonly DetailRow[]; readonly others: readonly DetailRow[] }

/** What is bought: for whom, what, from when to when and for how much, then all other facts. */
export const orderRows = (
  quote: Pick<ClientQuote, 'details' | 'coverFrom' | 'coverTo' | 'validUntil'>,
  today: CalendarDate,
): OrderRows => {
  const facts = quote.details.filter(({ isSum }) => isSum !== true)
  const sums = quote.details.filter(({ isSum }) => isSum === true)
  return {
    leading: [...facts.slice(0, LEADING_FACTS), ...orderCoverRows(quote, today), ...sums],
    others: facts.slice(LEADING_FACTS),
  }
}
