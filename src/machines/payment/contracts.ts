import type { PaymentState, WidgetPayment } from '../../domain/payment/payment'
import type { ClientQuote } from '../../domain/quote/quote'
import type { WidgetSlot } from '../../ports/payment-widget'
import type { Outcome } from '../core/actors'

export type PaymentActors = {
  /** What the server says of the quote's payment. */
  readState: { input: ClientQuote | undefined; output: Outcome<PaymentState> }
  /** The widget in its slot; it sends its events back. */
  widget: { slot: WidgetSlot | undefined; payment: WidgetPayment | undefined }
}
