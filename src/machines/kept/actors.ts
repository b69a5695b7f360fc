import type { Either } from 'fp-ts/Either'
import { fromPromise } from 'xstate'
import type { KeepFailure, KeptPolicy } from '../../domain/policy/kept-policy'
import { Connectivity } from '../../ports/connectivity'
import { KeptPolicies, type KeptPolicyName } from '../../ports/kept-policies'
import { Reachability } from '../../ports/reachability'
import type { PortsOf } from '../../ports/token'
import { tryAgainWhenOnline } from '../core/actors'
import type { KeptEvent } from './events'

export const keptPorts = { policies: KeptPolicies, reachability: Reachability, connectivity: Connectivity }

export type Kept = Either<KeepFailure, readonly KeptPolicy[]>
type Owner = { readonly owner: string | undefined }

export const makeKeptImplementations = ({ policies, reachability, connectivity }: PortsOf<typeof keptPorts>) => ({
  actors: {
    /** Whether the server can be reached, and so a customer without a session can log in. */
    askServer: fromPromise<boolean, void>(({ signal }) => reachability.isServerThere({ signal })),
    /** What is kept on the device for this customer. */
    read: fromPromise<Kept, Owner>(({ input: { owner } }) => policies.read(owner)()),
    /** Removes one of the kept policies. */
    remove: fromPromise<Either<KeepFailure, void>, KeptPolicyName>(({ input }) => policies.remove(input)()),
    watchConnection: tryAgainWhenOnline<KeptEvent>(connectivity),
  },
})
