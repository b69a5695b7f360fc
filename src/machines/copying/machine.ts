import { isRight, type Either } from 'fp-ts/Either'
import { assign, setup, type DoneActorEvent } from 'xstate'
import { notCopied } from '../../domain/failure/not-copied'
import { COPY_CONFIRMATION_MS } from '../../domain/rules/constants'
import { unimplemented } from '../core/actors'
import { effects, errorNotice } from '../core/effects'

export type Copied = Either<'refused', void>

/** Copies a text to the device's clipboard, and confirms it for a moment. */
export const copyingMachine = setup({
  types: {
    context: {} as { readonly text: string },
    events: {} as { readonly type: 'copy-text'; readonly text: string },
  },
  actors: { copy: unimplemented<Copied, string>() },
  delays: { confirmation: COPY_CONFIRMATION_MS },
  actions: {
    notify: effects.notify,
    storeText: assign((_, text: string) => ({ text })),
  },
  guards: { isDone: (_, outcome: Copied) => isRight(outcome) },
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
          {
            guard: { type: 'isDone', params: ({ event }: { event: DoneActorEvent<Copied> }) => event.output },
            target: 'Copied',
          },
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
