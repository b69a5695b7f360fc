import type { Quote } from '../domain/quote/quote'
import type { Order } from '../domain/order/order'
import type { Id } from '../domain/values/id'
import type { PortFunction } from './call'
import { token } from './token'

/** The customer's quotes at the server, on whatever device they were asked for. */
export type OrderPort = {
  /** At most so many of those that can be paid, the newest first; `undefined` from a server that does not tell them. */
  readonly open: PortFunction<number, readonly Quote[] | undefined>
  /** One quote, whatever has become of it. */
  readonly byId: PortFunction<Id, Order>
  /** Drops an unpaid quote: it can be paid no more. */
  readonly dropOrder: PortFunction<Id, void>
}
export const OrderPort = token<OrderPort>('OrderPort')
