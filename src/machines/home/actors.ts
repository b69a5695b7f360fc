import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { HOME_POLICIES } from '../../domain/policy/holdings'
import type { Connectivity } from '../../ports/connectivity'
import type { PolicyPort } from '../../ports/policy-port'
import type { QuoteStore } from '../../ports/quote-store'
import { fromPort, tryAgainWhenOnline } from '../core/actors'
import type { HomeEvent, HomeMachine } from './machine'

type HomePorts = {
  readonly policies: Pick<PolicyPort, 'list'>
  readonly quoteStore: QuoteStore
  readonly connectivity: Connectivity
}

/** Implements the home machine's actors and actions with the ports. */
export const makeHomeImplementations = (ports: HomePorts): Parameters<HomeMachine['provide']>[0] => ({
  actors: {
    readPolicies: fromPort((_: void, call) =>
      pipe(
        ports.policies.list({ skip: 0, take: HOME_POLICIES.read }, call),
        TE.map(({ rows }) => rows),
      ),
    ),
    watchConnection: tryAgainWhenOnline<HomeEvent>(ports.connectivity),
  },
  actions: {
    removeResult: () => {
      ports.quoteStore.removePaidOrder()
    },
  },
})
