import { isLeft, type Either } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import type { SharedFile } from '../../ports/sharing'
import type { ActionsOf, ActorsOf } from '../core/actors'
import { errorNotice } from '../core/effects'
import { result } from '../core/output'
import type { makeCertificateImplementations } from './actors'

/** The message for when the device refuses to share; opening and downloading do not depend on the device. */
export const NOT_SHARED = 'We could not share this. Open or download the certificate instead.'

/** Shares a policy's certificate through the device's share sheet, where there is one. */
export const certificateMachine = setup({
  types: {
    context: {} as { readonly canShare: boolean; readonly file: SharedFile },
    events: {} as { readonly type: 'share-certificate'; readonly file: SharedFile },
    input: {} as { readonly canShare: boolean },
  },
  actors: {} as ActorsOf<typeof makeCertificateImplementations>,
  actions: {
    ...({} as ActionsOf<typeof makeCertificateImplementations>),
    storeFile: assign((_, file: SharedFile) => ({ file })),
  },
  guards: {
    canShare: ({ context }) => context.canShare,
    isRefused: (_, outcome: Either<'unshareable', void>) => isLeft(outcome),
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
            guard: { type: 'isRefused', params: result },
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
