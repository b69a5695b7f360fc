import type { ClientQuote } from '../quote/quote'
import { DEFAULT_CURRENCY } from '../rules/constants'
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

type Owing = {
  readonly name: string | undefined
  readonly email: string | undefined
  readonly currency: string | undefined
  readonly productName: string | undefined
  readonly productDescription: string | undefined
}

/** What is owed for the cover of a mandate as an order for checkout; the server decides whether it can be paid. */
export const arrearsOrder = (mandate: Owing, { quoteId, amount }: Arrears): ClientQuote => ({
  userName: mandate.name ?? '',
  userEmail: mandate.email ?? '',
  paymentType: 'Product',
  product: {
    id: undefined,
    name: mandate.productName,
    code: undefined,
    subCode: undefined,
    description: mandate.productDescription,
    price: amount,
  },
  quoteId,
  currency: mandate.currency ?? DEFAULT_CURRENCY,
  quoteNo: undefined,
  totalPremium: amount,
  details: [],
  coverFrom: undefined,
  coverTo: undefined,
  validUntil: undefined,
  categoryId: undefined,
  follows: undefined,
  priceUnit: undefined,
  isArrears: true,
})
