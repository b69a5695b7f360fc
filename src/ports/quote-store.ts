import type { PaymentData } from '../domain/payment/payment'
import type { PaidOrder } from '../domain/policy/holdings'
import type { ClientQuote } from '../domain/quote/quote'
import type { Id } from '../domain/values/id'
import { token } from './token'

/**
 * The quote that the customer is about to pay, and the payment data that checkout stored. Both survive a reload (except
 * the widget's token, which stays in memory) and are removed on log-out.
 */
export type QuoteStore = {
  readonly quote: () => ClientQuote | undefined
  /** Open attempts to pay other quotes stay open. */
  readonly saveQuote: (quote: ClientQuote) => void
  readonly payment: () => PaymentData | undefined
  readonly savePayment: (payment: PaymentData) => void
  /** Whether a payment of this quote may have been sent, from any tab of this browser, and its outcome is open. */
  readonly hasOpenAttempt: (quoteId: Id) => boolean
  readonly saveOpenAttempt: (quoteId: Id) => void
  readonly removeOpenAttempt: (quoteId: Id) => void
  /** The paid order whose result the customer has not dismissed yet. */
  readonly paidOrder: () => PaidOrder | undefined
  readonly savePaidOrder: (order: PaidOrder) => void
  readonly removePaidOrder: () => void
  /** Removes everything that still belongs to this quote, which is paid. */
  readonly forget: (quoteId: Id) => void
  /**
   * Calls the listener when another tab of this browser stores or removes a quote or an open attempt, until the
   * returned function is called.
   */
  readonly watch: (listener: () => void) => () => void
}
export const QuoteStore = token<QuoteStore>('QuoteStore')
