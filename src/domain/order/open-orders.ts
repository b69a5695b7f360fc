import type { CalendarDate } from '../values/calendar-date'
import { idText } from '../values/id'
import { hasEnded, type ClientQuote } from '../quote/quote'

/** How many of the customer's open quotes home reads. */
export const HOME_ORDERS = 50

const lastDay = ({ validUntil }: ClientQuote): string => validUntil ?? '9999'

/**
 * The orders that wait for their payment, the next to end first: those that the server knows, and the one of this browser
 * if it has ended, of which the server does not speak; of a server that knows none, the one of this browser alone. What is
 * owed for a suspended cover is no order: its mandate says it.
 */
export const openOrders = (
  known: readonly ClientQuote[] | undefined,
  stored: ClientQuote | undefined,
  today: CalendarDate,
): readonly ClientQuote[] => {
  const here = stored?.isArrears ? undefined : stored
  if (known === undefined) return here === undefined ? [] : [here]
  const isEnded =
    here !== undefined &&
    hasEnded(here, today) &&
    !known.some(({ quoteId }) => idText(quoteId) === idText(here.quoteId))
  return [...(isEnded ? [here] : []), ...known].sort((one, other) => lastDay(one).localeCompare(lastDay(other)))
}
