import { isLeft, isRight, type Either } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import { saveFailures, offlineMessages, type SaveFailure, type OfflinePolicy } from '../../domain/policy/offline-policy'
import type { OwnedPolicy } from '../../ports/offline-policies'
import type { ActorsOf } from '../core/actors'
import { loading } from '../core/loading'
import { hasSucceeded, result } from '../core/output'
import type { makeOfflinePolicyImplementations } from './actors'

type OfflinePolicyInput = OwnedPolicy & {
  /** Whether this customer keeps anything here; otherwise nothing is read. */
  readonly hasSaved: boolean
}

type OfflinePolicyContext = OfflinePolicyInput & {
  readonly saved: OfflinePolicy | undefined
  readonly message: string | undefined
}

/** Keeps one policy on the device, or removes it from there. */
export const offlinePolicyMachine = setup({
  types: {
    context: {} as OfflinePolicyContext,
    events: {} as { readonly type: 'keep-policy' } | { readonly type: 'remove-policy' },
    input: {} as OfflinePolicyInput,
  },
  actors: {} as ActorsOf<typeof makeOfflinePolicyImplementations>,
  actions: {
    storeFound: assign((_, saved: OfflinePolicy | undefined) => ({ saved })),
    storeOfflinePolicy: assign((_, outcome: Either<SaveFailure, OfflinePolicy>) =>
      isRight(outcome) ? { saved: outcome.right } : {},
    ),
    forget: assign({ saved: undefined }),
    showFailure: assign((_, outcome: Either<SaveFailure, unknown>) =>
      isLeft(outcome) ? { message: saveFailures[outcome.left] } : {},
    ),
    showDefect: assign({ message: saveFailures.blocked }),
    showNotRemoved: assign({ message: offlineMessages.notRemoved }),
    clearMessage: assign({ message: undefined }),
  },
  guards: {
    hasSaved: ({ context }) => context.hasSaved,
    isFound: (_, saved: OfflinePolicy | undefined) => saved !== undefined,
    isDone: hasSucceeded,
  },
}).createMachine({
  id: 'keeping',
  context: ({ input }) => ({ ...input, saved: undefined, message: undefined }),
  initial: 'Choosing',
  states: {
    Choosing: {
      description: 'A customer who keeps nothing has nothing to look for.',
      always: [{ guard: 'hasSaved', target: 'Finding' }, { target: 'NotKept' }],
    },
    Finding: {
      description: 'What this customer keeps is being read.',
      invoke: {
        src: 'find',
        input: ({ context: { owner, policy } }) => ({ owner, policy }),
        onDone: [
          {
            guard: { type: 'isFound', params: result },
            target: 'Kept',
            actions: { type: 'storeFound', params: result },
          },
          'NotKept',
        ],
        onError: 'NotKept',
      },
    },
    NotKept: {
      description: 'The policy is not on the device; a failure to keep it is said.',
      on: { 'keep-policy': { target: 'Keeping', actions: 'clearMessage' } },
    },
    Keeping: {
      description: 'The certificate and the files of the portal are being stored.',
      invoke: {
        src: 'keep',
        input: ({ context: { owner, policy } }) => ({ owner, policy }),
        ...loading({ guard: 'isDone', done: 'Kept', store: 'storeOfflinePolicy', failed: 'NotKept' }),
      },
    },
    Kept: {
      description: 'The policy is on the device, and opens without a network.',
      on: { 'remove-policy': { target: 'Removing', actions: 'clearMessage' } },
    },
    Removing: {
      description: 'The policy is being removed from the device.',
      invoke: {
        src: 'remove',
        input: ({ context: { owner, policy } }) => ({ owner, policy }),
        onDone: [
          { guard: { type: 'isDone', params: result }, target: 'NotKept', actions: 'forget' },
          { target: 'Kept', actions: 'showNotRemoved' },
        ],
        onError: { target: 'Kept', actions: 'showNotRemoved' },
      },
    },
  },
})
export type OfflinePolicyMachine = typeof offlinePolicyMachine
