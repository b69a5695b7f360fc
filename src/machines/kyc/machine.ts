import { unknownCustomer } from '../../domain/customer/customer'
import { emptyForms } from '../../domain/kyc/parts/parts'
import { partNames } from '../../domain/kyc/step-numbers'
import { kycStatuses, type KycPart } from '../../domain/kyc/steps'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { pascalCase, type PascalCase } from '../../domain/values/pascal-case'
import { noAttachment } from '../attachment/selectors'
import { noErrors } from '../core/form'
import { output } from '../core/output'
import { checking, saved } from './setup/after-save'
import { savedStepNotLoaded, savedStepLoaded, loadingSavedStep } from './setup/saved-step'
import { kycSetup } from './setup/setup'
import { ignoreWhileBusy } from './setup/transitions'
import { bankAccount } from './steps/bank-account'
import { bvn } from './steps/bvn'
import { document } from './steps/document'
import { employer } from './steps/employer'
import { medical } from './steps/medical'
import { userDetails } from './steps/user-details'

const stepStates = {
  UserDetails: userDetails,
  BankAccount: bankAccount,
  Bvn: bvn,
  Employer: employer,
  Medical: medical,
  Document: document,
} satisfies Readonly<Record<PascalCase<KycPart>, unknown>>

/** The state of each step after the first, which is the one otherwise. */
const toSteps = [...partNames.map(pascalCase), 'PendingReview', 'Approved']
  .map((target, index) => ({ guard: { type: 'isAt', params: { step: index + 1 } }, target }) as const)
  .slice(1)

/**
 * The KYC wizard. It opens at the step that the customer's status names, saves one step after the
 * other and confirms each save for a moment before the next step. A bank account is verified before it is saved. If a
 * save fails, the typed values stay in the form and in a draft on the device. A saved step is loaded and shown; a
 * rejected one opens with the reason, and after its correction the status is read again to decide the next step.
 */
export const kycMachine = kycSetup.createMachine({
  id: 'kyc',
  context: {
    customer: unknownCustomer,
    sections: [],
    ruleSet: 'corrected',
    today: '1970-01-01' as CalendarDate,
    step: 1,
    reached: 1,
    forms: emptyForms(unknownCustomer),
    record: undefined,
    isFormOpen: false,
    banks: [],
    questions: [],
    account: undefined,
    documentData: '',
    attachment: noAttachment,
    sent: 0,
    errors: noErrors,
  },
  invoke: [{ src: 'watchAddress' }, { src: 'watchToday' }],
  initial: 'Opening',
  on: {
    'day-began': { actions: { type: 'storeToday', params: ({ event }) => event.today } },
    'fill-in': {
      actions: [
        { type: 'fillIn', params: ({ event }) => event.typed },
        {
          type: 'saveDraft',
          params: ({ event }) => ({ typed: event.typed, when: 'soon' }),
        },
      ],
    },
    'address-changed': {
      guard: { type: 'canShow', params: ({ event }) => event.step },
      target: '.Routing',
      actions: { type: 'showStep', params: ({ event }) => event.step },
    },
    'go-back': {
      guard: 'hasPrevious',
      actions: { type: 'go', params: ({ context }) => ({ screen: 'kyc', step: context.step - 1 }) },
    },
    'go-on': {
      guard: 'hasNext',
      actions: { type: 'go', params: ({ context }) => ({ screen: 'kyc', step: context.step + 1 }) },
    },
  },
  states: {
    Opening: {
      description: "The customer's status is being loaded, with the rules and the drafts.",
      tags: 'loading',
      on: ignoreWhileBusy,
      invoke: {
        src: 'openWizard',
        onDone: [
          {
            guard: { type: 'isRight', params: output },
            target: 'Routing',
            actions: [
              { type: 'open', params: output },
              { type: 'goInstead', params: ({ context }) => ({ screen: 'kyc', step: context.step }) },
            ],
          },
          { target: 'OpeningFailed', actions: { type: 'showOpeningFailure', params: output } },
        ],
        onError: { target: 'OpeningFailed', actions: 'showDefect' },
      },
    },
    OpeningFailed: {
      description: 'The status could not be loaded; the customer can try again.',
      on: { ...ignoreWhileBusy, 'try-again': 'Opening' },
      invoke: { src: 'watchConnection' },
    },
    Routing: {
      description: 'Routes to the state of the current step.',
      always: [{ guard: 'isToBeRecalled', target: 'Recalling' }, ...toSteps, { target: 'UserDetails' }],
    },
    Recalling: loadingSavedStep,
    Recalled: savedStepLoaded,
    NotRecalled: savedStepNotLoaded,
    ...stepStates,
    Checking: checking,
    Saved: saved,
    PendingReview: {
      description: `Step ${kycStatuses.indexOf('PendingReview') + 1}: the company reviews the submission.`,
      on: { 'try-again': 'Opening' },
    },
    Approved: {
      description: `Step ${kycStatuses.indexOf('Approved') + 1}: the customer is approved. The session may have an older profile and is refreshed.`,
      entry: 'reportCustomerChanged',
    },
  },
})
export type KycMachine = typeof kycMachine
