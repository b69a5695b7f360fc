import { stepOf } from '../../../domain/kyc/step-numbers'
import { output } from '../../core/output'
import { accountCheckRequest, bankAccountRequest, lookUpRequest } from '../setup/requests'
import { kycSetup } from '../setup/setup'
import { ignoreWhileBusy, onDefect, saveAnswered, storeForm, submitTo } from '../setup/transitions'

/** Another number or bank makes the look-up pointless. */
const unlessChanged = { guard: 'isAccountChanged', target: 'Idle' } as const

/** The account is looked up while the form is edited, and verified before it is saved. */
export const bankAccount = kycSetup.createStateConfig({
  description: `Step ${stepOf('bank-account')}.`,
  initial: 'FindingBanks',
  states: {
    FindingBanks: {
      description: 'The list of banks is being loaded.',
      tags: 'loading',
      always: { guard: 'hasBanks', target: 'Editing' },
      invoke: {
        src: 'loadBanks',
        onDone: [
          {
            guard: { type: 'isRight', params: output },
            target: 'Editing',
            actions: [{ type: 'storeBanks', params: output }, 'fillFromRecord'],
          },
          { target: 'WithoutBanks', actions: { type: 'showFailure', params: output } },
        ],
        onError: { target: 'WithoutBanks', actions: 'showDefect' },
      },
    },
    WithoutBanks: {
      description: 'The list of banks could not be loaded; the customer can try again.',
      invoke: { src: 'watchConnection' },
      on: { 'try-again': { target: 'FindingBanks', actions: 'clearErrors' } },
    },
    Editing: {
      description: 'The form can be edited and submitted; a look-up that found the account is not repeated.',
      tags: 'settled',
      initial: 'Idle',
      on: {
        'submit-bank-account': [
          {
            guard: { type: 'isVerifiedForm', params: ({ event }) => event.form },
            target: 'Saving',
            actions: storeForm,
          },
          ...submitTo('Verifying'),
        ],
      },
      states: {
        Idle: {
          description: 'Nothing is to be looked up: the account is incomplete, or its look-up has ended.',
          always: { guard: 'isAccountToLookUp', target: 'Pausing' },
        },
        Pausing: {
          description: 'The account is complete and is looked up after a short pause in typing.',
          entry: 'beginLookUp',
          always: unlessChanged,
          after: { lookUp: 'LookingUp' },
        },
        LookingUp: {
          description: 'The account is being looked up at its bank.',
          always: unlessChanged,
          invoke: {
            src: 'lookUpAccount',
            input: lookUpRequest,
            onDone: [
              {
                guard: { type: 'isRight', params: output },
                target: 'Idle',
                actions: { type: 'storeFinding', params: output },
              },
              { target: 'NotFound', actions: { type: 'storeFinding', params: output } },
            ],
            onError: { target: 'NotFound', actions: 'storeNoFinding' },
          },
        },
        NotFound: {
          description: 'The look-up found no account or got no answer. Continue is not blocked.',
          always: unlessChanged,
          invoke: { src: 'watchConnection' },
          on: { 'try-again': 'Pausing' },
        },
      },
    },
    Verifying: {
      description: 'The account is being verified at its bank; nothing is saved yet.',
      tags: 'busy',
      on: ignoreWhileBusy,
      entry: 'beginVerification',
      invoke: {
        src: 'verifyAccount',
        input: accountCheckRequest,
        onDone: [
          {
            guard: { type: 'isRight', params: output },
            target: 'Saving',
            actions: { type: 'storeFinding', params: output },
          },
          { target: 'Editing', actions: { type: 'showFailure', params: output } },
        ],
        onError: onDefect,
      },
    },
    Saving: {
      description: 'The verified account is being saved with the account name that the bank returned.',
      tags: 'busy',
      on: ignoreWhileBusy,
      invoke: { src: 'saveBankAccount', input: bankAccountRequest, onDone: saveAnswered, onError: onDefect },
    },
  },
})
