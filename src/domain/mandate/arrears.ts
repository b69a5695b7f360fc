import type { CalendarDate } from '../values/calendar-date'
import type { Id } from '../values/id'
import { formatMoney, type Kobo } from '../values/money'
import { dateShown } from '../values/typed-date'

/** What is owed for a suspended cover: the quote that it is paid by, with a card. */
export type Arrears = {
  readonly quoteId: Id
  readonly amount: Kobo
  /** The last day on which it can be paid, as far as the server says it. */
  readonly until: CalendarDate | undefined
}

/** What is said of a cover by the title of its mandate. */
export const arrearsTitle = (title: string): string => `Your cover for ${title} is suspended`

export const arrearsSummary = ({ amount }: Arrears): string => `Pay ${formatMoney(amount)} by card, and it goes on.`

/** Why nothing is covered now, and what happens when it is paid, or is not. */
export const arrearsNotes = ({ until }: Arrears): readonly string[] => [
  'Debits have failed, so what happens now is not covered until you pay by card. What happened before is covered.',
  'Nothing is debited meanwhile. A debit whose day comes before you pay is added to the amount.',
  until === undefined
    ? 'When you have paid, your cover and the debits go on.'
    : `Pay by ${dateShown(until)}: then your cover and the debits go on. If you do not, the cover is cancelled.`,
]
