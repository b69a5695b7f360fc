import type { DayBegan } from '../core/today'
import type { WidgetEvent, WidgetSlot } from '../../ports/payment-widget'

export type PaymentEvent =
  | DayBegan
  | { readonly type: 'offer-slot'; readonly slot: WidgetSlot }
  | { readonly type: 'try-again' }
  /** The customer wants to pay after a cancelled attempt, or after one of which nothing has arrived. */
  | { readonly type: 'pay' }
  | { readonly type: 'go-to-order' }
  | { readonly type: 'go-to-shop' }
  | { readonly type: 'get-new-quote' }
  /** Another tab of this browser paid the quote, requested a different one, or may have sent a payment. */
  | { readonly type: 'quote-changed'; readonly hasOpenAttempt: boolean }
  | WidgetEvent
