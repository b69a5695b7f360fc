import { isRight } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import type { ChosenFile } from '../../domain/kyc/parts/document'
import type { FileError } from '../../domain/kyc/document-file'
import type { ActorsOf } from '../core/actors'
import { loading } from '../core/loading'
import { hasSucceeded } from '../core/output'
import type { makeAttachmentImplementations, Prepared } from './actors'

type AttachmentContext = {
  readonly chosen: ChosenFile | undefined
  readonly ready: ChosenFile | undefined
  readonly error: FileError | undefined
}

/**
 * The file of a form. It is prepared for upload as soon as it is chosen, while the rest of the form is being filled in,
 * and an unusable file is reported at once. Another choice replaces the previous one.
 */
export const attachmentMachine = setup({
  types: {
    context: {} as AttachmentContext,
    events: {} as { readonly type: 'choose-file'; readonly file: ChosenFile | undefined },
    input: {} as { readonly file: ChosenFile | undefined },
  },
  actors: {} as ActorsOf<typeof makeAttachmentImplementations>,
  actions: {
    choose: assign((_, file: ChosenFile | undefined) => ({ chosen: file, ready: undefined, error: undefined })),
    storeResult: assign((_, outcome: Prepared) =>
      isRight(outcome) ? { ready: outcome.right } : { error: outcome.left },
    ),
    storeDefect: assign({ error: 'unreadable' }),
  },
  guards: {
    isChosen: ({ context }, file: ChosenFile | undefined) => file === context.chosen,
    isNone: (_, file: ChosenFile | undefined) => file === undefined,
    hasFile: ({ context }) => context.chosen !== undefined,
    isReady: hasSucceeded,
  },
}).createMachine({
  id: 'attachment',
  context: ({ input }) => ({ chosen: input.file, ready: undefined, error: undefined }),
  initial: 'Empty',
  on: {
    'choose-file': [
      { guard: { type: 'isChosen', params: ({ event }) => event.file } },
      {
        guard: { type: 'isNone', params: ({ event }) => event.file },
        target: '.Empty',
        actions: { type: 'choose', params: ({ event }) => event.file },
      },
      { target: '.Preparing', actions: { type: 'choose', params: ({ event }) => event.file } },
    ],
  },
  states: {
    Empty: {
      description: 'No file is chosen.',
      always: { guard: 'hasFile', target: 'Preparing' },
    },
    Preparing: {
      description: 'The file is being checked and, if it is a picture, scaled down.',
      invoke: {
        src: 'prepareFile',
        input: ({ context }) => context.chosen,
        ...loading(
          { guard: 'isReady', done: 'Ready', store: 'storeResult', failed: 'Refused' },
          { failure: 'storeResult', defect: 'storeDefect' },
        ),
      },
    },
    Ready: { description: 'The file can be sent.' },
    Refused: { description: 'The file cannot be sent and the reason is shown; another one can be chosen.' },
  },
})
export type AttachmentMachine = typeof attachmentMachine
