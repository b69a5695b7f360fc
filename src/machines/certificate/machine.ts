import { isLeft, type Either } from 'fp-ts/Either'
import { assign, setup, type DoneActorEvent } from 'xstate'
import type { SharedFile } from '../../ports/sharing'
import { unimplemented } from '../core/actors'
import { effects, errorNotice } from '../core/effects'

/** What a customer is told when the device refuses; opening and downloading need no device's help. */
export const NOT_SHARED = 'This could not be shared. Open or download the certificate instead.'

type Outcome = Either<'unshareable', void>

/** Passing a policy's certificate on by the device's own means, where it has some. */
export const certificateMachine = setup({
  types: {
    context: {} as { readonly canShare: boolean; readonly file: SharedFile },
    events: {} as { readonly type: 'share-certificate'; readonly file: SharedFile },
    input: {} as { readonly canShare: boolean },
  },
  actors: { share: unimplemented<Outcome, SharedFile>() },
  actions: {
    notify: effects.notify,
    storeFile: assign((_, file: SharedFile) => ({ file })),
  },
  guards: {
    canShare: ({ context }) => context.canShare,
    isRefused: (_, outcome: Outcome) => isLeft(outcome),
  },
}).createMachine({
  id: 'certificate',
  context: ({ input: { canShare } }) => ({ canShare, file: { address: '', title: '', fileName: '' } }),
  initial: 'Waiting',
  states: {
    Waiting: {
      description: 'The certificate can be shared, where the device can.',
      on: {
        'share-certificate': {
          guard: 'canShare',
          target: 'Sharing',
          actions: { type: 'storeFile', params: ({ event }) => event.file },
        },
      },
    },
    Sharing: {
      description: 'The file is fetched and the customer chooses where it goes, or dismisses the choice.',
      invoke: {
        src: 'share',
        input: ({ context }) => context.file,
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }: { event: DoneActorEvent<Outcome> }) => event.output },
            target: 'Waiting',
            actions: { type: 'notify', params: () => errorNotice(NOT_SHARED) },
          },
          { target: 'Waiting' },
        ],
        onError: { target: 'Waiting', actions: { type: 'notify', params: () => errorNotice(NOT_SHARED) } },
      },
    },
  },
})
export type CertificateMachine = typeof certificateMachine
