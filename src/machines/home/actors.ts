import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Mandate } from '../../domain/mandate/mandate'
import { HOME_MANDATES, HOME_POLICIES, type PaidOrder } from '../../domain/policy/holdings'
import type { ListedPolicy } from '../../domain/policy/policy'
import { HOME_ORDERS } from '../../domain/order/open-orders'
import { clientQuoteOf, type ClientQuote } from '../../domain/quote/quote'
import { Clock } from '../../ports/clock'
import { Connectivity } from '../../ports/connectivity'
import { MandatePort } from '../../ports/mandate-port'
import { OrderPort } from '../../ports/order-port'
import { PaymentPort } from '../../ports/payment-port'
import { PolicyPort } from '../../ports/policy-port'
import { QuoteStore } from '../../ports/quote-store'
import type { PortsOf } from '../../ports/token'
import { fromPort, tryAgainWhenOnline } from '../core/actors'
import { watchToday } from '../core/today'
import type { HomeEvent } from './events'

export const homePorts = {
  policies: PolicyPort,
  mandates: MandatePort,
  orders: OrderPort,
  payment: PaymentPort,
  quoteStore: QuoteStore,
  clock: Clock,
  connectivity: Connectivity,
}

/**
 * What is read at once: the policies, the mandates and the open orders if the server has them, and whether the paid order is
 * paid.
 */
export type Holdings = {
  readonly policies: readonly ListedPolicy[]
  readonly mandates: readonly Mandate[]
  readonly orders: readonly ClientQuote[] | undefined
  readonly isPaid: boolean
}

const none: readonly Mandate[] = []

/** Implements the home machine's actors and actions with the ports. */
export const makeHomeImplementations = (ports: PortsOf<typeof homePorts>) => ({
  actors: {
    readHoldings: fromPort<PaidOrder | undefined, Holdings>((paid, call) =>
      sequenceS(TE.ApplyPar)({
        policies: pipe(
          ports.policies.list({ skip: 0, take: HOME_POLICIES.read }, call),
          TE.map(({ rows }) => rows),
        ),
        // Mandates that cannot be read do not take the cover away.
        mandates: pipe(
          ports.mandates.list({ skip: 0, take: HOME_MANDATES }, call),
          TE.map(({ rows }) => rows),
          TE.orElse(() => TE.right(none)),
        ),
        // Without them there is the order of this browser.
        orders: pipe(
          ports.orders.open(HOME_ORDERS, call),
          TE.map((open): Holdings['orders'] => open?.map(clientQuoteOf)),
          TE.orElse(() => TE.right<never, Holdings['orders']>(undefined)),
        ),
        isPaid:
          paid === undefined
            ? TE.right(false)
            : pipe(
                ports.payment.state(paid, call),
                TE.map((state) => state === 'paid'),
              ),
      }),
    ),
    watchToday: watchToday(ports.clock),
    watchConnection: tryAgainWhenOnline<HomeEvent>(ports.connectivity),
  },
  actions: {
    removeResult: () => {
      ports.quoteStore.removePaidOrder()
    },
  },
})
