import type { DayBegan } from '../core/today'

export type CheckoutEvent =
  | DayBegan
  | { readonly type: 'proceed-to-pay' }
  | { readonly type: 'drop-order' }
  | { readonly type: 'go-to-shop' }
  | { readonly type: 'get-new-quote' }
  | { readonly type: 'try-again' }
