import type { CoverPeriod } from '../policy/cover-period'
import { DEFAULT_CURRENCY } from '../rules/constants'
import type { Id } from '../values/id'
import type { Kobo } from '../values/money'

/** The product that a quote is for; its price is in kobo. */
export type QuotedProduct = {
  readonly name: string | undefined
  readonly code: string | undefined
  readonly subCode: string | undefined
  readonly description: string | undefined
  readonly price: Kobo | undefined
}

/** A labelled fact of a quote or policy, as the server words it: who or what is covered, or what a plan costs. */
export type CoverDetail = { readonly label: string; readonly value: string }

/** A quote from the server; its period is that of cover paid on the day of the quote. */
export type Quote = CoverPeriod & {
  readonly id: Id
  readonly clientEmail: string | undefined
  readonly name: string | undefined
  readonly totalPremium: Kobo
  readonly product: QuotedProduct
  readonly quoteNo: string | undefined
  readonly details: readonly CoverDetail[]
}

/** The quote that the customer is about to pay. It survives a reload and is removed on log-out. */
export type ClientQuote = CoverPeriod & {
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

/**
 * The stored part of a quote: the server's `clientEmail`, `name` and `id` under the portal's names (requirement
 * QUOTE-02).
 */
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
})
