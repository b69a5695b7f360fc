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

/** A labelled fact of a quote, as the server words it: who is covered, or what a plan costs. */
export type QuoteDetail = { readonly label: string; readonly value: string }

/** A quote from the server. */
export type Quote = {
  readonly id: Id
  readonly clientEmail: string | undefined
  readonly name: string | undefined
  readonly totalPremium: Kobo
  readonly product: QuotedProduct
  readonly quoteNo: string | undefined
  readonly details: readonly QuoteDetail[]
}

/** The quote that the customer is about to pay. It survives a reload and is removed on log-out. */
export type ClientQuote = {
  readonly userName: string
  readonly userEmail: string
  readonly paymentType: 'Product'
  readonly product: QuotedProduct
  readonly quoteId: Id
  readonly currency: string
  readonly quoteNo: string | undefined
  readonly totalPremium: Kobo
  readonly details: readonly QuoteDetail[]
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
})
