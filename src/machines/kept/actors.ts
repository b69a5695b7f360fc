import { fromPromise } from 'xstate'
import type { Connectivity } from '../../ports/connectivity'
import type { KeptPolicies } from '../../ports/kept-policies'
import type { Reachability } from '../../ports/reachability'
import { tryAgainWhenOnline } from '../core/actors'
import type { AskServer, ReadKept, RemoveOne } from './contracts'
import type { KeptEvent, KeptMachine } from './machine'

type KeptPorts = {
  readonly policies: KeptPolicies
  readonly reachability: Reachability
  readonly connectivity: Pick<Connectivity, 'onOnline'>
}

export const makeKeptImplementations = ({
  policies,
  reachability,
  connectivity,
}: KeptPorts): Parameters<KeptMachine['provide']>[0] => ({
  actors: {
    askServer: fromPromise<AskServer['output'], AskServer['input']>(({ signal }) =>
      reachability.isServerThere({ signal }),
    ),
    read: fromPromise<ReadKept['output'], ReadKept['input']>(({ input: { owner } }) => policies.read(owner)()),
    remove: fromPromise<RemoveOne['output'], RemoveOne['input']>(({ input }) => policies.remove(input)()),
    watchConnection: tryAgainWhenOnline<KeptEvent>(connectivity),
  },
})
