import type { ClientQuote } from '../../domain/quote/quote'
import { idText } from '../../domain/values/id'
import type { Destination, FormSource } from '../../ports/navigation'

/** The form of a quote's product, filled in from it; `undefined` if the server does not say which product. */
export const formOf = (
  { quoteId, categoryId, product }: Pick<ClientQuote, 'quoteId' | 'categoryId' | 'product'>,
  by: Exclude<FormSource, 'renews'>,
): Destination | undefined =>
  categoryId === undefined || product.id === undefined
    ? undefined
    : { screen: 'shop', category: idText(categoryId), product: idText(product.id), [by]: idText(quoteId) }

/**
 * Where the customer gets another quote for the same product: its form, filled in where the server has it, or the shop if it
 * does not say which.
 */
export const newQuotePlace = (quote: ClientQuote | undefined): Destination =>
  (quote && formOf(quote, 'repeats')) ?? { screen: 'shop' }
