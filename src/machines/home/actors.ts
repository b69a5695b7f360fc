import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Mandate } from '../../domain/mandate/mandate'
import { HOME_MANDATES, HOME_POLICIES, type PaidOrder } from '../../domain/policy/holdings'
import type { Clock } from '../../ports/clock'
import type { Connectivity } from '../../ports/connectivity'
import type { MandatePort } from '../../ports/mandate-port'
import type { PaymentPort } from '../../ports/payment-port'
import type { PolicyPort } from '../../ports/policy-port'
import type { QuoteStore } from '../../ports/quote-store'
import { fromPort, tryAgainWhenOnline } from '../core/actors'
import { watchToday } from '../core/today'
import type { HomeEvent, HomeMachine, Holdings } from './machine'

type HomePorts = {
  readonly clock: Clock
  readonly policies: Pick<PolicyPort, 'list'>
  readonly mandates: Pick<MandatePort, 'list'>
  readonly payment: Pick<PaymentPort, 'state'>
  readonly quoteStore: QuoteStore
  readonly connectivity: Connectivity
}

const none: readonly Mandate[] = []

/** Implements the home machine's actors and actions with the ports. */
export const makeHomeImplementations = (ports: HomePorts): Parameters<HomeMachine['provide']>[0] => ({
  actors: {
    readHoldings: fromPort<PaidOrder | undefined, Holdings>((paid, call) =>
      pipe(
        ports.policies.list({ skip: 0, take: HOME_POLICIES.read }, call),
        TE.map(({ rows }) => rows),
        TE.bindTo('policies'),
        // Mandates that cannot be read do not take the cover away.
        TE.apSW(
          'mandates',
          pipe(
            ports.mandates.list({ skip: 0, take: HOME_MANDATES }, call),
            TE.map(({ rows }) => rows),
            TE.orElse(() => TE.right(none)),
          ),
        ),
        TE.apSW(
          'isPaid',
          paid === undefined
            ? TE.right(false)
            : pipe(
                ports.payment.state(paid, call),
                TE.map((state) => state === 'paid'),
              ),
        ),
      ),
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
