import { isLeft, type Either } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import type { SharedLink } from '../../ports/link-sharing'
import type { SharedFile } from '../../ports/sharing'
import type { ActionsOf, ActorsOf } from '../core/actors'
import { errorNotice } from '../core/effects'
import { result } from '../core/output'
import type { makeCertificateImplementations } from './actors'

/** The message for when the device refuses to share the file; opening and downloading do not depend on the device. */
export const NOT_SHARED = 'We could not share this. Open or download the certificate instead.'

/** The same of the link, which WhatsApp then takes. */
export const LINK_NOT_SHARED = 'We could not share this. Use WhatsApp instead.'

export type CertificateInput = {
  /** Whether the device shares files. */
  readonly canShareFile: boolean
  /** Whether it shares links. */
  readonly canShareLink: boolean
}

type CertificateContext = CertificateInput & { readonly file: SharedFile; readonly link: SharedLink }

type CertificateEvent =
  | { readonly type: 'share-certificate'; readonly file: SharedFile }
  | { readonly type: 'share-check'; readonly link: SharedLink }

const fileNotShared = { type: 'notify', params: () => errorNotice(NOT_SHARED) } as const
const linkNotShared = ['giveUpLinks', { type: 'notify', params: () => errorNotice(LINK_NOT_SHARED) }] as const

/**
 * Shares a policy's certificate as a file, and the page where anybody checks it as a link, through the device's share
 * sheet, where there is one.
 */
export const certificateMachine = setup({
  types: {
    context: {} as CertificateContext,
    events: {} as CertificateEvent,
    input: {} as CertificateInput,
  },
  actors: {} as ActorsOf<typeof makeCertificateImplementations>,
  actions: {
    ...({} as ActionsOf<typeof makeCertificateImplementations>),
    storeFile: assign((_, file: SharedFile) => ({ file })),
    storeLink: assign((_, link: SharedLink) => ({ link })),
    giveUpLinks: assign({ canShareLink: false }),
  },
  guards: {
    canShareFile: ({ context }) => context.canShareFile,
    canShareLink: ({ context }) => context.canShareLink,
    isRefused: (_, outcome: Either<'unshareable', void>) => isLeft(outcome),
  },
}).createMachine({
  id: 'certificate',
  context: ({ input }) => ({
    ...input,
    file: { address: '', title: '', fileName: '' },
    link: { address: '', title: '', text: '' },
  }),
  initial: 'Waiting',
  states: {
    Waiting: {
      description: 'The certificate, and the page that checks it, can be shared if the device supports it.',
      on: {
        'share-certificate': {
          guard: 'canShareFile',
          target: 'SharingFile',
          actions: { type: 'storeFile', params: ({ event }) => event.file },
        },
        'share-check': {
          guard: 'canShareLink',
          target: 'SharingLink',
          actions: { type: 'storeLink', params: ({ event }) => event.link },
        },
      },
    },
    SharingFile: {
      description: 'The file is being fetched, then the customer chooses a target in the share sheet or dismisses it.',
      invoke: {
        src: 'shareFile',
        input: ({ context }) => context.file,
        onDone: [
          { guard: { type: 'isRefused', params: result }, target: 'Waiting', actions: fileNotShared },
          { target: 'Waiting' },
        ],
        onError: { target: 'Waiting', actions: fileNotShared },
      },
    },
    SharingLink: {
      description: 'The customer chooses a target for the address of the check page, or dismisses the share sheet.',
      invoke: {
        src: 'shareLink',
        input: ({ context }) => context.link,
        onDone: [
          { guard: { type: 'isRefused', params: result }, target: 'Waiting', actions: linkNotShared },
          { target: 'Waiting' },
        ],
        onError: { target: 'Waiting', actions: linkNotShared },
      },
    },
  },
})
export type CertificateMachine = typeof certificateMachine
