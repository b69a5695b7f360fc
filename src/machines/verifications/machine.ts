import { isLeft, isRight } from 'fp-ts/Either'
import { assign, fromCallback, setup } from 'xstate'
import type { SavedRecord } from '../../domain/kyc/saved-record'
import type { KycField, KycSection } from '../../domain/kyc/sections'
import { SHOWN_STALE_AFTER_MS } from '../../domain/rules/constants'
import { failureMessages } from '../../domain/failure/messages'
import { failureOf } from '../../domain/failure/failure'
import { unimplemented, type Outcome } from '../core/actors'
import { output } from '../core/output'

type VerificationsContext = {
  /** The section whose details are shown. */
  readonly field: KycField
  readonly sections: readonly KycSection[]
  readonly record: SavedRecord | undefined
  readonly sectionsMessage: string
  readonly recordMessage: string
}

export type VerificationsEvent =
  | { readonly type: 'address-changed'; readonly field: KycField }
  | { readonly type: 'try-again' }

const messageOf = (outcome: Outcome<unknown>): string =>
  isLeft(outcome) ? failureOf(outcome.left).message : failureMessages.online

/**
 * The customer's verifications: the sections with the result of each review, and the details of the section in the
 * address. Both load independently; either can fail and be retried without the other.
 */
export const verificationsMachine = setup({
  types: {
    context: {} as VerificationsContext,
    events: {} as VerificationsEvent,
    input: {} as { readonly field: KycField },
  },
  delays: { staleAfter: SHOWN_STALE_AFTER_MS },
  actors: {
    loadSections: unimplemented<Outcome<readonly KycSection[]>>(),
    loadRecord: unimplemented<Outcome<SavedRecord>, KycField>(),
    watchAddress: fromCallback<VerificationsEvent>(() => undefined),
    watchConnection: fromCallback<VerificationsEvent>(() => undefined),
  },
  actions: {
    choose: assign((_, field: KycField) => ({ field, record: undefined })),
    storeSections: assign((_, outcome: Outcome<readonly KycSection[]>) =>
      isRight(outcome) ? { sections: outcome.right } : {},
    ),
    storeRecord: assign((_, outcome: Outcome<SavedRecord>) => (isRight(outcome) ? { record: outcome.right } : {})),
    storeSectionsMessage: assign((_, outcome: Outcome<unknown>) => ({ sectionsMessage: messageOf(outcome) })),
    storeRecordMessage: assign((_, outcome: Outcome<unknown>) => ({ recordMessage: messageOf(outcome) })),
    showSectionsDefect: assign({ sectionsMessage: failureMessages.online }),
    showRecordDefect: assign({ recordMessage: failureMessages.online }),
  },
  guards: {
    isRight: (_, outcome: Outcome<unknown>) => isRight(outcome),
    isOther: ({ context }, field: KycField) => field !== context.field,
    isProfile: ({ context }) => context.field === 'User Info',
  },
}).createMachine({
  id: 'verifications',
  context: ({ input }) => ({
    field: input.field,
    sections: [],
    record: undefined,
    sectionsMessage: '',
    recordMessage: '',
  }),
  type: 'parallel',
  invoke: { src: 'watchAddress' },
  states: {
    Sections: {
      description: 'The sections with the results of their reviews.',
      initial: 'Loading',
      states: {
        Loading: {
          description: 'The sections are being loaded.',
          invoke: {
            src: 'loadSections',
            onDone: [
              {
                guard: { type: 'isRight', params: output },
                target: 'Shown',
                actions: { type: 'storeSections', params: output },
              },
              { target: 'Failed', actions: { type: 'storeSectionsMessage', params: output } },
            ],
            onError: { target: 'Failed', actions: 'showSectionsDefect' },
          },
        },
        Shown: { description: 'The sections are shown.' },
        Failed: {
          description: 'The sections could not be loaded; the customer, or the connection once it is back, retries.',
          invoke: { src: 'watchConnection' },
          on: { 'try-again': 'Loading' },
        },
      },
    },
    Record: {
      description: 'The details of the section in the address.',
      initial: 'Choosing',
      on: {
        'address-changed': {
          guard: { type: 'isOther', params: ({ event }) => event.field },
          target: '.Choosing',
          actions: { type: 'choose', params: ({ event }) => event.field },
        },
      },
      states: {
        Choosing: {
          description: 'Routes by the section in the address.',
          always: [{ guard: 'isProfile', target: 'Profile' }, { target: 'Loading' }],
        },
        Profile: { description: 'The profile of the session is shown.' },
        Loading: {
          description: 'The details are being loaded.',
          invoke: {
            src: 'loadRecord',
            input: ({ context }) => context.field,
            onDone: [
              {
                guard: { type: 'isRight', params: output },
                target: 'Shown',
                actions: { type: 'storeRecord', params: output },
              },
              { target: 'Failed', actions: { type: 'storeRecordMessage', params: output } },
            ],
            onError: { target: 'Failed', actions: 'showRecordDefect' },
          },
        },
        Shown: {
          description: 'The details are shown, or that there are none.',
          initial: 'Fresh',
          states: {
            Fresh: { description: 'The details are up to date.', after: { staleAfter: 'Renewing' } },
            Renewing: {
              description: 'The details are being reloaded, since links to files expire; a failure changes nothing.',
              invoke: {
                src: 'loadRecord',
                input: ({ context }) => context.field,
                onDone: { target: 'Fresh', actions: { type: 'storeRecord', params: output } },
                onError: 'Fresh',
              },
            },
          },
        },
        Failed: {
          description: 'The details could not be loaded; the customer, or the connection once it is back, retries.',
          invoke: { src: 'watchConnection' },
          on: { 'try-again': 'Loading' },
        },
      },
    },
  },
})
export type VerificationsMachine = typeof verificationsMachine
