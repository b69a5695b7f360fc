import type { ClientQuote } from '../../domain/quote/quote'
import { idText } from '../../domain/values/id'
import type { Destination } from '../../ports/navigation'

/** Where the customer gets another quote for the same product: its form, or the shop if the server does not say which. */
export const newQuotePlace = (quote: ClientQuote | undefined): Destination => {
  const { categoryId, product } = quote ?? {}
  if (categoryId === undefined || product?.id === undefined) return { screen: 'shop' }
  return { screen: 'shop', category: idText(categoryId), product: idText(product.id) }
}
