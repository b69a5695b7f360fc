import { isRight } from 'fp-ts/Either'
import { fromPromise } from 'xstate'
import { idText } from '../../domain/values/id'
import type { KeptPolicies } from '../../ports/kept-policies'
import type { FindKept, Keep, RemoveKept } from './contracts'
import type { KeepingMachine } from './machine'

/** Implements keeping with the port. */
export const makeKeepingImplementations = (policies: KeptPolicies): Parameters<KeepingMachine['provide']>[0] => ({
  actors: {
    find: fromPromise<FindKept['output'], FindKept['input']>(async ({ input: { owner, policy } }) => {
      const read = await policies.read(owner)()
      return isRight(read) ? read.right.find(({ id }) => id === idText(policy.id)) : undefined
    }),
    keep: fromPromise<Keep['output'], Keep['input']>(({ input, signal }) => policies.keep(input, { signal })()),
    remove: fromPromise<RemoveKept['output'], RemoveKept['input']>(({ input: { owner, policy } }) =>
      policies.remove({ owner, id: idText(policy.id) })(),
    ),
  },
})
