import type { CoverPeriod } from './cover-period'
import { DEFAULT_CURRENCY } from '../rules/constants'
import type { CalendarDate } from '../values/calendar-date'
import type { Id } from '../values/id'
import { formatMoney, type Kobo } from '../values/money'
import { dateShown } from '../values/typed-date'
import { whoIsCovered } from './messages'

/** The product that a quote is for; its price is in kobo. */
export type QuotedProduct = {
  readonly id: Id | undefined
  readonly name: string | undefined
  readonly code: string | undefined
  readonly subCode: string | undefined
  readonly description: string | undefined
  readonly price: Kobo | undefined
}

/** A labelled fact of a quote or policy, as the server words it: who or what is covered, or what a plan costs. */
export type CoverDetail = {
  readonly label: string
  readonly value: string
  /** A sum insured, a limit, or the excess. */
  readonly isSum?: boolean | undefined
}

/** What a cover begins after: the names of the things that are insured until then. */
export type Follows = { readonly names: readonly string[]; readonly until: CalendarDate }

/** What a quote says of its cover; a server may leave any of it out. */
type Offer = CoverPeriod & {
  /** The last day on which it can be paid. */
  readonly validUntil: CalendarDate | undefined
  /** Where the shop sells its product. */
  readonly categoryId: Id | undefined
  /** What it renews, if anything. */
  readonly follows: Follows | undefined
  /** What the premium is for, in the words that follow it: `a year`. */
  readonly priceUnit: string | undefined
  /** Whether it is what is owed for a suspended cover, which is paid by card alone. */
  readonly isArrears?: boolean | undefined
}

/** A quote from the server. It has a period where the first day of its cover is known before it is paid. */
export type Quote = Offer & {
  readonly id: Id
  readonly clientEmail: string | undefined
  readonly name: string | undefined
  readonly totalPremium: Kobo
  readonly product: QuotedProduct
  readonly quoteNo: string | undefined
  readonly details: readonly CoverDetail[]
}

/** The quote that the customer is about to pay. It survives a reload and is removed on log-out. */
export type ClientQuote = Offer & {
  readonly userName: string
  readonly userEmail: string
  readonly paymentType: 'Product'
  readonly product: QuotedProduct
  readonly quoteId: Id
  readonly currency: string
  readonly quoteNo: string | undefined
  readonly totalPremium: Kobo
  readonly details: readonly CoverDetail[]
}

/** The stored part of a quote: the server's `clientEmail`, `name` and `id` under the portal's names. */
export const clientQuoteOf = (quote: Quote): ClientQuote => ({
  userName: quote.name ?? '',
  userEmail: quote.clientEmail ?? '',
  paymentType: 'Product',
  product: quote.product,
  quoteId: quote.id,
  currency: DEFAULT_CURRENCY,
  quoteNo: quote.quoteNo,
  totalPremium: quote.totalPremium,
  details: quote.details,
  coverFrom: quote.coverFrom,
  coverTo: quote.coverTo,
  validUntil: quote.validUntil,
  categoryId: quote.categoryId,
  follows: quote.follows,
  priceUnit: quote.priceUnit,
  isArrears: quote.isArrears,
})

/** An amount and what it is for: `₦62,500.00 a year`. */
export const priceText = (amount: Kobo, priceUnit: string | undefined): string =>
  [formatMoney(amount), priceUnit].filter(Boolean).join(' ')

/** Whether a quote can be paid no longer. One of a server without `validUntil` never ends here. */
export const hasEnded = ({ validUntil }: Pick<Offer, 'validUntil'>, today: CalendarDate): boolean =>
  validUntil !== undefined && validUntil < today

/** What an order is for, in one fact: a plate, an address, a destination. */
export const orderedThing = ({ details }: Pick<ClientQuote, 'details'>): string | undefined =>
  details.find(({ label }) => label !== whoIsCovered)?.value

/** How long a quote can be paid, and what is said of one that can be no longer. */
export const validityMessages = {
  until: (validUntil: CalendarDate) => `Valid until ${dateShown(validUntil)}`,
  ended: 'This quote has ended',
  endedText: (validUntil: CalendarDate) => `It was valid until ${dateShown(validUntil)}. Its price may have changed.`,
  newQuote: 'Get a new quote',
} as const

const inWords = (names: readonly string[]): string =>
  [...(names.length > 1 ? [names.slice(0, -1).join(', ')] : []), ...names.slice(-1)].join(' and ')

/** Why a cover does not begin when it is paid: `LAG-301AA is insured until 5 June 2026; this cover begins the day after`. */
export const followsText = ({ names, until }: Follows): string =>
  `${inWords(names)} ${names.length === 1 ? 'is' : 'are'} insured until ${dateShown(until)}; this cover begins the day after`

/** What checkout says of an order that is owed for a suspended cover. */
export const arrearsMessages = {
  suspended: 'Your cover is suspended because debits failed. It goes on when you have paid this.',
  steps: ['You pay by card.', 'Your cover and the debits of your mandate go on as soon as the payment has arrived.'],
} as const
