import { isRight } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import { offlineMessages, type OfflinePolicy } from '../../domain/policy/offline-policy'
import type { ActorsOf } from '../core/actors'
import { hasSucceeded, result } from '../core/output'
import type { SavedPolicies, makeOfflinePoliciesImplementations } from './actors'
import type { OfflinePoliciesEvent } from './events'

type OfflinePoliciesInput = {
  /** Whose policies; `undefined` when it is not known who is there: then those of the last customer. */
  readonly owner: string | undefined
  /** Nobody is logged in: the offline policies are shown only while the server cannot be reached. */
  readonly asksServer: boolean
}

type OfflinePoliciesContext = OfflinePoliciesInput & {
  readonly policies: readonly OfflinePolicy[]
  /** The policy that is being removed. */
  readonly removing: string
  readonly message: string | undefined
}

/** The offline policies, for a customer who cannot reach the server. */
export const offlinePoliciesMachine = setup({
  types: {
    context: {} as OfflinePoliciesContext,
    events: {} as OfflinePoliciesEvent,
    input: {} as OfflinePoliciesInput,
  },
  actors: {} as ActorsOf<typeof makeOfflinePoliciesImplementations>,
  actions: {
    storePolicies: assign((_, outcome: SavedPolicies) => ({ policies: isRight(outcome) ? outcome.right : [] })),
    storeRemoving: assign((_, removing: string) => ({ removing, message: undefined })),
    showNotRemoved: assign({ message: offlineMessages.notRemoved }),
  },
  guards: {
    asksServer: ({ context }) => context.asksServer,
    isThere: (_, there: boolean) => there,
    isDone: hasSucceeded,
  },
}).createMachine({
  id: 'kept',
  context: ({ input }) => ({ ...input, policies: [], removing: '', message: undefined }),
  initial: 'Choosing',
  states: {
    Choosing: {
      description: 'Without a session the server is asked first; with one it has just been tried.',
      always: [{ guard: 'asksServer', target: 'Asking' }, { target: 'Reading' }],
    },
    Asking: {
      description: 'The server is being asked for something small.',
      invoke: {
        src: 'askServer',
        onDone: [{ guard: { type: 'isThere', params: result }, target: 'ServerThere' }, 'Reading'],
        onError: 'Reading',
      },
    },
    ServerThere: { description: 'The server answers: the customer logs in instead.', type: 'final' },
    Reading: {
      description: 'What is kept is being read.',
      invoke: {
        src: 'read',
        input: ({ context: { owner } }) => ({ owner }),
        onDone: { target: 'Shown', actions: { type: 'storePolicies', params: result } },
        onError: 'Shown',
      },
    },
    Shown: {
      description: 'What is kept is shown, if there is anything.',
      invoke: { src: 'watchConnection' },
      on: {
        'try-again': { guard: 'asksServer', target: 'Asking' },
        'remove-policy': { target: 'Removing', actions: { type: 'storeRemoving', params: ({ event }) => event.id } },
      },
    },
    Removing: {
      description: 'One of the policies is being removed from the device.',
      invoke: {
        src: 'remove',
        input: ({ context: { owner, removing } }) => ({ owner, id: removing }),
        onDone: [
          { guard: { type: 'isDone', params: result }, target: 'Reading' },
          { target: 'Reading', actions: 'showNotRemoved' },
        ],
        onError: { target: 'Reading', actions: 'showNotRemoved' },
      },
    },
  },
})
export type OfflinePoliciesMachine = typeof offlinePoliciesMachine
