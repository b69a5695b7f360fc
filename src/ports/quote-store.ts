import type { PaymentData } from '../domain/payment/payment'
import type { ClientQuote } from '../domain/quote/quote'
import type { Id } from '../domain/values/id'
import { token } from './token'

/**
 * The quote that the customer is about to pay, and what checkout recorded of its payment. Both survive a reload (but
 * for the widget's token, which stays in memory) and are gone after log-out.
 */
export type QuoteStore = {
  readonly quote: () => ClientQuote | undefined
  readonly saveQuote: (quote: ClientQuote) => void
  readonly payment: () => PaymentData | undefined
  readonly savePayment: (payment: PaymentData) => void
  /** Forgets both, if they are still of this quote: it is paid. */
  readonly forget: (quoteId: Id) => void
  /** Hears when another tab of this browser keeps another quote or forgets this one, until the returned function is called. */
  readonly watch: (listener: () => void) => () => void
}
export const QuoteStore = token<QuoteStore>('QuoteStore')
