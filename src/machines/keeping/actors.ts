import { isRight } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { fromPromise } from 'xstate'
import type { KeepFailure } from '../../domain/policy/kept-policy'
import { idText } from '../../domain/values/id'
import type { KeptPolicies } from '../../ports/kept-policies'
import type { PolicyPort } from '../../ports/policy-port'
import type { FindKept, Keep, RemoveKept } from './contracts'
import type { KeepingMachine } from './machine'

/**
 * Implements keeping with the ports. A policy is read again before it is kept: it may have been open for long, and the address
 * of its certificate ends.
 */
export const makeKeepingImplementations = (
  policies: KeptPolicies,
  read: PolicyPort['byId'],
): Parameters<KeepingMachine['provide']>[0] => ({
  actors: {
    find: fromPromise<FindKept['output'], FindKept['input']>(async ({ input: { owner, policy } }) => {
      const read = await policies.read(owner)()
      return isRight(read) ? read.right.find(({ id }) => id === idText(policy.id)) : undefined
    }),
    keep: fromPromise<Keep['output'], Keep['input']>(({ input: { owner, policy }, signal }) =>
      pipe(
        read(policy.id, { signal }),
        TE.mapLeft((): KeepFailure => 'unreachable'),
        TE.chain((current) => policies.keep({ owner, policy: current }, { signal })),
      )(),
    ),
    remove: fromPromise<RemoveKept['output'], RemoveKept['input']>(({ input: { owner, policy } }) =>
      policies.remove({ owner, id: idText(policy.id) })(),
    ),
  },
})
