import type { WidgetPayment } from '../../domain/payment/payment'
import type { ClientQuote } from '../../domain/quote/quote'
import type { CalendarDate } from '../../domain/values/calendar-date'
import type { WidgetSlot } from '../../ports/payment-widget'

export type PaymentInput = {
  readonly quote: ClientQuote | undefined
  readonly payment: WidgetPayment | undefined
  readonly today: CalendarDate
  /** Whether a payment may have been sent before: before a reload, or from another tab. */
  readonly hasOpenAttempt: boolean
}

export type PaymentContext = Pick<PaymentInput, 'quote' | 'payment' | 'today'> & {
  readonly slot: WidgetSlot | undefined
  /** How many status requests were made in this round. */
  readonly checks: number
  /** What the widget reported; if the server's state stays inconclusive, it decides which page follows. */
  readonly reported: 'nothing' | 'receipt' | 'mandate'
  /**
   * The last attempt to pay. While it is `open` a payment may have been sent, and only a whole round of status requests
   * leads to another attempt.
   */
  readonly attempt: 'none' | 'cancelled' | 'open'
}

type Here = { readonly context: PaymentContext }

export const quoteId = ({ context }: Here) => context.quote?.quoteId
export const quoteOf = ({ context }: Here) => context.quote

export const initialContext = ({ input }: { readonly input: PaymentInput }): PaymentContext => {
  const { hasOpenAttempt, ...given } = input
  return { ...given, slot: undefined, checks: 0, reported: 'nothing', attempt: hasOpenAttempt ? 'open' : 'none' }
}
