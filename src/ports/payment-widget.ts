import type { WidgetPayment } from '../domain/payment/payment'
import { token } from './token'

/** The element that the widget is mounted in, as the screen provides it. */
export type WidgetSlot = object

/** The events of the widget. A reported success is no proof: only the server's state is. */
export type WidgetEvent =
  | { readonly type: 'widget-ready' }
  | { readonly type: 'mandate-completed' }
  | { readonly type: 'receipt-sent' }
  | { readonly type: 'widget-closed' }
  | { readonly type: 'widget-failed' }

/** The payment widget, which takes card data and mandates so that the portal never sees them (requirement PAY-07). */
export type PaymentWidget = {
  /** Mounts the widget into its slot and listens to it, until the returned function removes it. */
  readonly open: (slot: WidgetSlot, payment: WidgetPayment, listener: (event: WidgetEvent) => void) => () => void
}
export const PaymentWidget = token<PaymentWidget>('PaymentWidget')
