import { unknownCustomer } from '../../domain/customer/customer'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { noAttachment } from '../attachment/selectors'
import { noErrors } from '../core/form'
import { checking, saved } from './after-save'
import { bankAccountStep } from './bank-account-step'
import { documentStep } from './document-step'
import { emptyForms } from './forms'
import { parsedPart } from './parse'
import { bvnRequest } from './requests'
import { savedStepNotLoaded, savedStepLoaded, loadingSavedStep } from './saved-step'
import { kycSetup } from './setup'
import { output } from '../core/output'
import { ignoreWhileBusy, onDefect, saveAnswered, submitOrToastTo, submitTo } from './transitions'

/**
 * The KYC wizard with its eight steps. It opens at the step that the customer's status names, saves one step after the
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
      always: [
        { guard: 'isToBeRecalled', target: 'Recalling' },
        { guard: { type: 'isAt', params: { step: 2 } }, target: 'BankAccount' },
        { guard: { type: 'isAt', params: { step: 3 } }, target: 'Bvn' },
        { guard: { type: 'isAt', params: { step: 4 } }, target: 'Employer' },
        { guard: { type: 'isAt', params: { step: 5 } }, target: 'Medical' },
        { guard: { type: 'isAt', params: { step: 6 } }, target: 'Document' },
        { guard: { type: 'isAt', params: { step: 7 } }, target: 'PendingReview' },
        { guard: { type: 'isAt', params: { step: 8 } }, target: 'Approved' },
        { target: 'UserDetails' },
      ],
    },
    Recalling: loadingSavedStep,
    Recalled: savedStepLoaded,
    NotRecalled: savedStepNotLoaded,
    UserDetails: {
      description: 'Step 1.',
      initial: 'Editing',
      states: {
        Editing: {
          description: 'The form can be edited and submitted.',
          tags: 'settled',
          on: { 'submit-user-details': submitOrToastTo('Saving') },
        },
        Saving: {
          description: 'The details are being saved.',
          tags: 'busy',
          on: ignoreWhileBusy,
          invoke: { src: 'saveUserDetails', input: parsedPart('userDetails'), onDone: saveAnswered, onError: onDefect },
        },
      },
    },
    BankAccount: bankAccountStep,
    Bvn: {
      description: 'Step 3.',
      initial: 'Editing',
      states: {
        Editing: {
          description: 'The form can be edited and submitted.',
          tags: 'settled',
          on: { 'submit-bvn': submitTo('Saving') },
        },
        Saving: {
          description: 'The Bank Verification Number is being verified.',
          tags: 'busy',
          on: ignoreWhileBusy,
          invoke: { src: 'verifyBvn', input: bvnRequest, onDone: saveAnswered, onError: onDefect },
        },
      },
    },
    Employer: {
      description: 'Step 4.',
      initial: 'Editing',
      states: {
        Editing: {
          description: 'The form can be edited and submitted.',
          tags: 'settled',
          on: { 'submit-employer': submitTo('Saving') },
        },
        Saving: {
          description: 'The employer is being saved.',
          tags: 'busy',
          on: ignoreWhileBusy,
          invoke: { src: 'saveEmployer', input: parsedPart('employer'), onDone: saveAnswered, onError: onDefect },
        },
      },
    },
    Medical: {
      description: 'Step 5.',
      initial: 'FindingQuestions',
      states: {
        FindingQuestions: {
          description: 'The questions are being loaded.',
          tags: 'loading',
          always: { guard: 'hasQuestions', target: 'Editing' },
          invoke: {
            src: 'loadQuestions',
            onDone: [
              {
                guard: { type: 'isRight', params: output },
                target: 'Editing',
                actions: [{ type: 'storeQuestions', params: output }, 'fillFromRecord'],
              },
              { target: 'WithoutQuestions', actions: { type: 'showFailure', params: output } },
            ],
            onError: { target: 'WithoutQuestions', actions: 'showDefect' },
          },
        },
        WithoutQuestions: {
          description: 'The questions could not be loaded; the customer can try again.',
          invoke: { src: 'watchConnection' },
          on: { 'try-again': { target: 'FindingQuestions', actions: 'clearErrors' } },
        },
        Editing: {
          description: 'The questions can be answered and submitted.',
          tags: 'settled',
          on: { 'submit-medical': submitTo('Saving') },
        },
        Saving: {
          description: 'The answers are being saved.',
          tags: 'busy',
          on: ignoreWhileBusy,
          invoke: { src: 'saveMedical', input: parsedPart('medical'), onDone: saveAnswered, onError: onDefect },
        },
      },
    },
    Document: documentStep,
    Checking: checking,
    Saved: saved,
    PendingReview: {
      description: 'Step 7: the company reviews the submission.',
      on: { 'try-again': 'Opening' },
    },
    Approved: {
      description: 'Step 8: the customer is approved. The session may have an older profile and is refreshed.',
      entry: 'reportCustomerChanged',
    },
  },
})
export type KycMachine = typeof kycMachine
