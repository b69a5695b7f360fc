import type { PaymentState, WidgetPayment } from '../../domain/payment/payment'
import type { ClientQuote } from '../../domain/quote/quote'
import type { Id } from '../../domain/values/id'
import type { WidgetSlot } from '../../ports/payment-widget'
import type { Outcome } from '../core/actors'

export type PaymentActors = {
  /** Reads the server's state of the quote's payment. */
  readState: { input: ClientQuote | undefined; output: Outcome<PaymentState> }
  /** Runs the widget in its slot; its events are sent to the machine. */
  widget: { slot: WidgetSlot | undefined; payment: WidgetPayment | undefined }
  /** Listens to other tabs of this browser. */
  watchQuote: Id | undefined
}
