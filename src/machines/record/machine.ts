import { isLeft, isRight } from 'fp-ts/Either'
import { assign, fromCallback, setup } from 'xstate'
import { PENDING_STALE_AFTER_MS, SHOWN_STALE_AFTER_MS } from '../../domain/rules/constants'
import { failureMessages } from '../../domain/failure/messages'
import { failureOf } from '../../domain/failure/failure'
import { unimplemented, type Outcome } from '../core/actors'
import { output } from '../core/output'

type RecordContext<Record> = {
  /** The id in the address, as text; `undefined` while none is open. */
  readonly id: string | undefined
  readonly record: Record | undefined
  readonly message: string
}

export type RecordEvent =
  | { readonly type: 'open-record'; readonly id: string }
  | { readonly type: 'close-record' }
  | { readonly type: 'try-again' }
  | { readonly type: 'address-changed'; readonly id: string | undefined }

/**
 * One record, loaded by the id in the address, and shown over the list that it was chosen from. `isPending` says of it that
 * it will change by itself soon.
 */
export const makeRecordMachine = <Record>(id: string, isPending: (record: Record) => boolean = () => false) =>
  setup({
    types: {
      context: {} as RecordContext<Record>,
      events: {} as RecordEvent,
      input: {} as { readonly id: string | undefined },
    },
    delays: {
      staleAfter: ({ context: { record } }) =>
        record !== undefined && isPending(record) ? PENDING_STALE_AFTER_MS : SHOWN_STALE_AFTER_MS,
    },
    actors: {
      loadRecord: unimplemented<Outcome<Record>, { readonly id: string | undefined }>(),
      renewRecord: unimplemented<Outcome<Record>, { readonly id: string | undefined }>(),
      watchAddress: fromCallback<RecordEvent>(() => undefined),
      watchConnection: fromCallback<RecordEvent>(() => undefined),
    },
    actions: {
      /** Changes the address only; `follow` takes over the id when the address reports it. */
      navigate: (_, _id: string | undefined) => undefined,
      follow: assign((_, id: string | undefined) => ({ id, record: undefined })),
      storeRecord: assign((_, outcome: Outcome<Record>) => (isRight(outcome) ? { record: outcome.right } : {})),
      storeMessage: assign((_, outcome: Outcome<Record>) =>
        isLeft(outcome) ? { message: failureOf(outcome.left).message } : {},
      ),
      showDefect: assign({ message: failureMessages.online }),
    },
    guards: {
      // Another customer's record is indistinguishable from one that does not exist.
      isMissing: (_, outcome: Outcome<Record>) =>
        isLeft(outcome) && (outcome.left._tag === 'NotFound' || outcome.left._tag === 'Forbidden'),
      isRight: (_, outcome: Outcome<Record>) => isRight(outcome),
      isNone: ({ context }) => context.id === undefined,
      isOther: ({ context }, id: string | undefined) => id !== context.id,
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ id: input.id, record: undefined, message: '' }),
    invoke: { src: 'watchAddress' },
    initial: 'Choosing',
    on: {
      'open-record': { actions: { type: 'navigate', params: ({ event }) => event.id } },
      'close-record': { actions: { type: 'navigate', params: () => undefined } },
      'address-changed': {
        guard: { type: 'isOther', params: ({ event }) => event.id },
        target: '.Choosing',
        actions: { type: 'follow', params: ({ event }) => event.id },
      },
    },
    states: {
      Choosing: {
        description: 'Reads the id from the address.',
        always: [{ guard: 'isNone', target: 'Closed' }, { target: 'Loading' }],
      },
      Closed: { description: 'No record is open.' },
      Loading: {
        description: 'The record is being loaded.',
        invoke: {
          src: 'loadRecord',
          input: ({ context }) => ({ id: context.id }),
          onDone: [
            {
              guard: { type: 'isRight', params: output },
              target: 'Shown',
              actions: { type: 'storeRecord', params: output },
            },
            { guard: { type: 'isMissing', params: output }, target: 'Missing' },
            { target: 'Failed', actions: { type: 'storeMessage', params: output } },
          ],
          onError: { target: 'Failed', actions: 'showDefect' },
        },
      },
      Shown: {
        description: 'The record is shown.',
        initial: 'Fresh',
        states: {
          Fresh: {
            description: 'The record is up to date, for a shorter time while it waits for somebody else.',
            after: { staleAfter: 'Renewing' },
          },
          Renewing: {
            description: 'The record is being reloaded in the background; a failure changes nothing.',
            invoke: {
              src: 'renewRecord',
              input: ({ context }) => ({ id: context.id }),
              onDone: { target: 'Fresh', actions: { type: 'storeRecord', params: output } },
              onError: 'Fresh',
            },
          },
        },
      },
      Missing: { description: 'This customer has no such record.' },
      Failed: {
        description: 'The record could not be loaded; the customer, or the connection once it is back, retries.',
        invoke: { src: 'watchConnection' },
        on: { 'try-again': 'Loading' },
      },
    },
  })
export type RecordMachine<Record> = ReturnType<typeof makeRecordMachine<Record>>
