import type { WidgetPayment } from '../domain/payment/payment'
import { token } from './token'

/** The place on the screen that the widget is put into, as the screen gave it. */
export type WidgetSlot = object

/** What the widget tells. A success that it tells is no proof: the server's state is. */
export type WidgetEvent =
  | { readonly type: 'widget-ready' }
  | { readonly type: 'mandate-completed' }
  | { readonly type: 'receipt-sent' }
  | { readonly type: 'widget-closed' }
  | { readonly type: 'widget-failed' }

/** The payment widget, which takes card data and mandates so that the portal never sees them (requirement PAY-07). */
export type PaymentWidget = {
  /** Puts the widget into its slot and hears it, until the returned function takes it away. */
  readonly open: (slot: WidgetSlot, payment: WidgetPayment, listener: (event: WidgetEvent) => void) => () => void
}
export const PaymentWidget = token<PaymentWidget>('PaymentWidget')
