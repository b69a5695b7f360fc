import * as E from 'fp-ts/Either'
import { fromPromise } from 'xstate'
import type { PaymentData } from '../../domain/payment/payment'
import type { ClientQuote } from '../../domain/quote/quote'
import type { Order } from '../../domain/order/order'
import { idText, type Id } from '../../domain/values/id'
import { Clock } from '../../ports/clock'
import { Connectivity } from '../../ports/connectivity'
import { OrderPort } from '../../ports/order-port'
import { PaymentPort } from '../../ports/payment-port'
import { QuoteStore } from '../../ports/quote-store'
import type { PortsOf } from '../../ports/token'
import { fromPort, tryAgainWhenOnline, type Outcome } from '../core/actors'
import { effectPorts, makeEffects } from '../core/effects'
import { watchToday } from '../core/today'
import type { CheckoutEvent } from './events'

export const checkoutPorts = {
  ...effectPorts,
  payment: PaymentPort,
  orders: OrderPort,
  quoteStore: QuoteStore,
  clock: Clock,
  connectivity: Connectivity,
}

type Opened = { readonly quote: ClientQuote | undefined; readonly payment: PaymentData | undefined }

const isSame = (one: ClientQuote, other: ClientQuote): boolean =>
  idText(one.quoteId) === idText(other.quoteId) && one.totalPremium === other.totalPremium

/** Implements the checkout's actors and actions with the ports. */
export const makeCheckoutImplementations = (ports: PortsOf<typeof checkoutPorts>) => ({
  actors: {
    fetchWidgetToken: fromPort(ports.payment.widgetToken),
    /** Reads what has become of a quote; without one nothing is read. */
    readOrder: fromPromise<Outcome<Order | undefined>, Id | undefined>(({ input, signal }) =>
      input === undefined ? Promise.resolve(E.right(undefined)) : ports.orders.byId(input, { signal })(),
    ),
    dropOrder: fromPromise<Outcome<void>, Id | undefined>(({ input, signal }) =>
      input === undefined ? Promise.resolve(E.right(undefined)) : ports.orders.dropOrder(input, { signal })(),
    ),
    watchToday: watchToday(ports.clock),
    watchConnection: tryAgainWhenOnline<CheckoutEvent>(ports.connectivity),
  },
  actions: {
    ...makeEffects(ports),
    /**
     * Makes it the order that the payment page opens, in place of another one, here or from another tab, or of what was owed
     * for a cover before the amount grew.
     */
    storeOrder: (_: unknown, { quote, payment }: Opened) => {
      const stored = ports.quoteStore.quote()
      if (!quote || (stored && isSame(stored, quote))) return
      ports.quoteStore.saveQuote(quote)
      if (payment) ports.quoteStore.savePayment(payment)
    },
    savePayment: (_: unknown, payment: PaymentData | undefined) => {
      if (payment) ports.quoteStore.savePayment(payment)
    },
    removeOrder: (_: unknown, quoteId: Id | undefined) => {
      if (quoteId !== undefined) ports.quoteStore.forget(quoteId)
    },
  },
})
