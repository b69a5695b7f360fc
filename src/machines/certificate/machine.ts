import { isLeft, type Either } from 'fp-ts/Either'
import { assign, setup, type DoneActorEvent } from 'xstate'
import type { SharedFile } from '../../ports/sharing'
import { unimplemented } from '../core/actors'
import { effects, errorNotice } from '../core/effects'

/** The message for when the device refuses to share; opening and downloading do not depend on the device. */
export const NOT_SHARED = 'We could not share this. Open or download the certificate instead.'

type Outcome = Either<'unshareable', void>

/** Shares a policy's certificate through the device's share sheet, where there is one. */
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
      description: 'The certificate can be shared if the device supports it.',
      on: {
        'share-certificate': {
          guard: 'canShare',
          target: 'Sharing',
          actions: { type: 'storeFile', params: ({ event }) => event.file },
        },
      },
    },
    Sharing: {
      description: 'The file is being fetched, then the customer chooses a target in the share sheet or dismisses it.',
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
