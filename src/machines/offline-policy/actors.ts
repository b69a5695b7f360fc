import { isRight, type Either } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { fromPromise } from 'xstate'
import type { SaveFailure, OfflinePolicy } from '../../domain/policy/offline-policy'
import { idText } from '../../domain/values/id'
import type { OfflinePolicies, OwnedPolicy } from '../../ports/offline-policies'
import type { PolicyPort } from '../../ports/policy-port'

/**
 * Implements saving with the ports. A policy is read again before it is saved: it may have been open for long, and the address
 * of its certificate ends.
 */
export const makeOfflinePolicyImplementations = (policies: OfflinePolicies, read: PolicyPort['byId']) => ({
  actors: {
    /** Whether this policy is saved already: its row, or none. */
    find: fromPromise<OfflinePolicy | undefined, OwnedPolicy>(async ({ input: { owner, policy } }) => {
      const read = await policies.read(owner)()
      return isRight(read) ? read.right.find(({ id }) => id === idText(policy.id)) : undefined
    }),
    /** Stores the policy on the device. */
    keep: fromPromise<Either<SaveFailure, OfflinePolicy>, OwnedPolicy>(({ input: { owner, policy }, signal }) =>
      pipe(
        read(policy.id, { signal }),
        TE.mapLeft((): SaveFailure => 'unreachable'),
        TE.chain((current) => policies.save({ owner, policy: current }, { signal })),
      )(),
    ),
    /** Removes it from the device. */
    remove: fromPromise<Either<SaveFailure, void>, OwnedPolicy>(({ input: { owner, policy } }) =>
      policies.remove({ owner, id: idText(policy.id) })(),
    ),
  },
})
