import type { PaymentState } from '../domain/payment/payment'
import type { ClientQuote } from '../domain/quote/quote'
import type { Id } from '../domain/values/id'
import type { PortFunction } from './call'
import { token } from './token'

/** The server's state of payments. The portal itself never pays: the widget does. */
export type PaymentPort = {
  readonly state: PortFunction<Pick<ClientQuote, 'quoteId' | 'quoteNo'>, PaymentState>
  /** A new token for the widget, to pay this quote; without one, the customer's newest that is unpaid. */
  readonly widgetToken: PortFunction<Id | undefined, string>
}
export const PaymentPort = token<PaymentPort>('PaymentPort')
