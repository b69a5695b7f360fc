import type { WidgetPayment } from '../domain/payment/payment'
import { token } from './token'

/** The element that the widget is mounted in, as the screen provides it. */
export type WidgetSlot = object

/** The events of the widget. A reported success is no proof: only the server's state is. */
export type WidgetEvent =
  | { readonly type: 'widget-ready' }
  /** A payment may be on its way from now on. */
  | { readonly type: 'payment-submitted' }
  /** What was submitted was refused for certain; the customer may correct it in the widget. */
  | { readonly type: 'payment-refused' }
  /** The customer cancelled, and nothing was submitted. */
  | { readonly type: 'payment-cancelled' }
  | { readonly type: 'mandate-completed' }
  | { readonly type: 'receipt-sent' }
  | { readonly type: 'widget-closed' }
  | { readonly type: 'widget-failed' }

/** What an open widget needs from the portal. */
export type WidgetHost = {
  readonly hear: (event: WidgetEvent) => void
  /** A new token in place of one that has expired; `undefined` if there is none. */
  readonly renewToken: () => Promise<string | undefined>
}

/** The payment widget, which takes card data and mandates so that the portal never sees them. */
export type PaymentWidget = {
  /** Mounts the widget into its slot and listens to it, until the returned function removes it. */
  readonly open: (slot: WidgetSlot, payment: WidgetPayment, host: WidgetHost) => () => void
}
export const PaymentWidget = token<PaymentWidget>('PaymentWidget')
