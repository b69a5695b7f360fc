import type { QuotePlace } from '../../../machines/beneficiaries/events'
import type { Destination } from '../../../ports/navigation'

type Form = { readonly adding: true } | { readonly beneficiary: string }

/** The address of a form above the beneficiaries; the way back to the quote form is preserved. */
export const placeWith = (quote: QuotePlace | undefined, form: Form): Destination => ({
  screen: 'beneficiaries',
  ...form,
  ...(quote === undefined ? {} : { category: quote.category }),
  ...(quote?.product === undefined ? {} : { product: quote.product }),
})

export const quoteForm = ({ category, product }: QuotePlace): Destination => ({
  screen: 'shop',
  category,
  ...(product === undefined ? {} : { product }),
})
