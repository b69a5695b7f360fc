import type { QuotePlace } from '../../../machines/beneficiaries/events'
import type { Destination } from '../../../ports/navigation'

type Form = { readonly adding: true } | { readonly beneficiary: string }

/** A form over the beneficiaries; the way back to the quote form stays in the address. */
export const placeWith = (quote: QuotePlace | undefined, form: Form): Destination => ({
  screen: 'beneficiaries',
  ...form,
  ...(quote === undefined ? {} : { category: quote.category }),
  ...(quote?.product === undefined ? {} : { product: quote.product }),
})

/** The quote form itself. */
export const quoteForm = ({ category, product }: QuotePlace): Destination => ({
  screen: 'shop',
  category,
  ...(product === undefined ? {} : { product }),
})
