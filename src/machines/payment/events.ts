import type { WidgetEvent, WidgetSlot } from '../../ports/payment-widget'

export type PaymentEvent =
  | { readonly type: 'offer-slot'; readonly slot: WidgetSlot }
  | { readonly type: 'try-again' }
  | { readonly type: 'go-to-shop' }
  /** Another tab of this browser paid the quote, or requested a different one. */
  | { readonly type: 'quote-changed' }
  | WidgetEvent
