import type { Either } from 'fp-ts/Either'
import { fromPromise } from 'xstate'
import type { SaveFailure, OfflinePolicy } from '../../domain/policy/offline-policy'
import { Connectivity } from '../../ports/connectivity'
import { OfflinePolicies, type OfflinePolicyName } from '../../ports/offline-policies'
import { Reachability } from '../../ports/reachability'
import type { PortsOf } from '../../ports/token'
import { tryAgainWhenOnline } from '../core/actors'
import type { OfflinePoliciesEvent } from './events'

export const offlinePoliciesPorts = {
  policies: OfflinePolicies,
  reachability: Reachability,
  connectivity: Connectivity,
}

export type SavedPolicies = Either<SaveFailure, readonly OfflinePolicy[]>
type Owner = { readonly owner: string | undefined }

export const makeOfflinePoliciesImplementations = ({
  policies,
  reachability,
  connectivity,
}: PortsOf<typeof offlinePoliciesPorts>) => ({
  actors: {
    /** Whether the server can be reached, and so a customer without a session can log in. */
    askServer: fromPromise<boolean, void>(({ signal }) => reachability.isServerThere({ signal })),
    /** The offline policies for this customer. */
    read: fromPromise<SavedPolicies, Owner>(({ input: { owner } }) => policies.read(owner)()),
    /** Removes one of the offline policies. */
    remove: fromPromise<Either<SaveFailure, void>, OfflinePolicyName>(({ input }) => policies.remove(input)()),
    watchConnection: tryAgainWhenOnline<OfflinePoliciesEvent>(connectivity),
  },
})
