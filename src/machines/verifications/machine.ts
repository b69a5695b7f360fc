import { isRight } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import type { SavedRecord } from '../../domain/kyc/parts/parts'
import type { KycSection } from '../../domain/kyc/sections'
import type { KycField } from '../../domain/kyc/steps'
import { SHOWN_STALE_AFTER_MS } from '../../domain/rules/constants'
import type { ActorsOf, Outcome } from '../core/actors'
import { defect } from '../core/form'
import { loading, messageOf, tryingAgain } from '../core/loading'
import { hasSucceeded, output } from '../core/output'
import type { makeVerificationsImplementations } from './actors'
import type { VerificationsEvent } from './events'

type VerificationsContext = {
  /** The section whose details are shown. */
  readonly field: KycField
  readonly sections: readonly KycSection[]
  readonly record: SavedRecord | undefined
  readonly sectionsMessage: string
  readonly recordMessage: string
}

/** The actions that show why each part did not load. */
const sectionsShown = { failure: 'showSectionsFailure', defect: 'showSectionsDefect' } as const
const recordShown = { failure: 'showRecordFailure', defect: 'showRecordDefect' } as const

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
  actors: {} as ActorsOf<typeof makeVerificationsImplementations>,
  actions: {
    choose: assign((_, field: KycField) => ({ field, record: undefined })),
    storeSections: assign((_, outcome: Outcome<readonly KycSection[]>) =>
      isRight(outcome) ? { sections: outcome.right } : {},
    ),
    storeRecord: assign((_, outcome: Outcome<SavedRecord>) => (isRight(outcome) ? { record: outcome.right } : {})),
    showSectionsFailure: assign((_, outcome: Outcome<unknown>) => ({ sectionsMessage: messageOf(outcome) })),
    showRecordFailure: assign((_, outcome: Outcome<unknown>) => ({ recordMessage: messageOf(outcome) })),
    showSectionsDefect: assign({ sectionsMessage: defect.message }),
    showRecordDefect: assign({ recordMessage: defect.message }),
  },
  guards: {
    isRight: hasSucceeded,
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
            ...loading({ done: 'Shown', store: 'storeSections', failed: 'Failed' }, sectionsShown),
          },
        },
        Shown: { description: 'The sections are shown.' },
        Failed: {
          description: 'The sections could not be loaded; the customer, or the connection once it is back, retries.',
          ...tryingAgain('Loading'),
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
            ...loading({ done: 'Shown', store: 'storeRecord', failed: 'Failed' }, recordShown),
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
          ...tryingAgain('Loading'),
        },
      },
    },
  },
})
export type VerificationsMachine = typeof verificationsMachine
