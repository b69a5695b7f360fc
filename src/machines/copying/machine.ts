import { assign, setup } from 'xstate'
import { notCopied } from '../../domain/failure/not-copied'
import { COPY_CONFIRMATION_MS } from '../../domain/rules/constants'
import type { ActionsOf, ActorsOf } from '../core/actors'
import { errorNotice } from '../core/effects'
import { hasSucceeded, result } from '../core/output'
import type { makeCopyingImplementations } from './actors'

/** Copies a text to the device's clipboard, and confirms it for a moment. */
export const copyingMachine = setup({
  types: {
    context: {} as { readonly text: string },
    events: {} as { readonly type: 'copy-text'; readonly text: string },
  },
  actors: {} as ActorsOf<typeof makeCopyingImplementations>,
  delays: { confirmation: COPY_CONFIRMATION_MS },
  actions: {
    ...({} as ActionsOf<typeof makeCopyingImplementations>),
    storeText: assign((_, text: string) => ({ text })),
  },
  guards: { isDone: hasSucceeded },
}).createMachine({
  id: 'copying',
  context: { text: '' },
  initial: 'Waiting',
  states: {
    Waiting: {
      description: 'A text can be copied.',
      on: { 'copy-text': { target: 'Copying', actions: { type: 'storeText', params: ({ event }) => event.text } } },
    },
    Copying: {
      description: 'The text is being written to the clipboard.',
      invoke: {
        src: 'copy',
        input: ({ context }) => context.text,
        onDone: [
          { guard: { type: 'isDone', params: result }, target: 'Copied' },
          { target: 'Waiting', actions: { type: 'notify', params: () => errorNotice(notCopied) } },
        ],
        onError: { target: 'Waiting', actions: { type: 'notify', params: () => errorNotice(notCopied) } },
      },
    },
    Copied: {
      description: 'The confirmation is shown for a moment.',
      after: { confirmation: 'Waiting' },
      on: { 'copy-text': { target: 'Copying', actions: { type: 'storeText', params: ({ event }) => event.text } } },
    },
  },
})
export type CopyingMachine = typeof copyingMachine
