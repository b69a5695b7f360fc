import { raise } from 'xstate'
import type { NewBeneficiaryForm } from '../../domain/beneficiary/beneficiary-form'
import { beneficiaryLabels } from '../../domain/beneficiary/messages'
import { formErrorNotice, successNotice } from '../core/effects'
import { firstMessage } from '../core/form'
import { loading } from '../core/loading'
import { output } from '../core/output'
import { initialContext, type BeneficiariesContext } from './context'
import { noFormOpen } from './events'
import { brokenRules } from './requests'
import { sending } from './sending'
import { beneficiariesSetup } from './setup'

type Typing = { readonly context: BeneficiariesContext; readonly event: { readonly form: NewBeneficiaryForm } }

const saveDraft = <When extends 'soon' | 'now'>(when: When) =>
  ({
    type: 'saveDraft',
    params: ({ context: { opened }, event: { form } }: Typing) => ({ opened, form, when }),
  }) as const

/**
 * The customer's beneficiaries: the list, the relationships to choose from, and above the list the form of a new or an
 * existing beneficiary. The address names the open form. After a save without an answer the server's list is read
 * first, so that no beneficiary is added twice.
 */
export const beneficiariesMachine = beneficiariesSetup.createMachine({
  id: 'beneficiaries',
  context: ({ input }) => ({ ...initialContext, ...input }),
  invoke: [{ src: 'watchAddress' }, { src: 'watchConnection' }, { src: 'watchToday' }],
  type: 'parallel',
  on: {
    'address-changed': { actions: { type: 'saveQuotePlace', params: ({ event }) => event.quote } },
    'day-began': { actions: { type: 'storeToday', params: ({ event }) => event.today } },
  },
  states: {
    List: {
      description: 'The list of beneficiaries.',
      initial: 'Loading',
      on: { 'list-changed': '.Loading' },
      states: {
        Loading: {
          description: 'The list is being loaded.',
          invoke: {
            src: 'loadList',
            ...loading(
              { done: 'Shown', store: 'storeList', failed: 'Failed' },
              { failure: 'showListFailure', defect: 'showListDefect' },
            ),
          },
        },
        Shown: {
          description: 'The list is shown.',
          initial: 'Fresh',
          states: {
            Fresh: { description: 'The list is up to date.', after: { staleAfter: 'Renewing' } },
            Renewing: {
              description: 'The list is being reloaded in the background; a failure changes nothing.',
              invoke: {
                src: 'loadList',
                onDone: { target: 'Fresh', actions: { type: 'storeList', params: output } },
                onError: 'Fresh',
              },
            },
          },
        },
        Failed: {
          description: 'The list could not be loaded; the customer can try again.',
          on: { 'try-again': 'Loading' },
        },
      },
    },
    Types: {
      description: 'The relationships to choose from.',
      initial: 'Loading',
      states: {
        Loading: {
          description: 'The relationships are being loaded.',
          invoke: {
            src: 'loadTypes',
            onDone: [
              {
                guard: { type: 'isRight', params: output },
                target: 'Known',
                actions: { type: 'storeTypes', params: output },
              },
              { target: 'Unknown' },
            ],
            onError: 'Unknown',
          },
        },
        Known: { description: 'The relationships are available.' },
        Unknown: {
          description: 'The relationships could not be loaded; the customer can try again.',
          on: { 'try-again': 'Loading' },
        },
      },
    },
    Form: {
      description: 'The form above the list.',
      initial: 'Choosing',
      on: {
        'open-beneficiary': {
          actions: {
            type: 'showOpened',
            params: ({ event }) => ({ opened: { adding: false, id: event.id }, replace: false }),
          },
        },
        'close-form': { actions: { type: 'showOpened', params: { opened: noFormOpen, replace: true } } },
        'address-changed': {
          guard: { type: 'isOther', params: ({ event }) => event.opened },
          target: '.Choosing',
          actions: { type: 'setOpened', params: ({ event }) => event.opened },
        },
      },
      states: {
        Choosing: {
          description: 'Reads the form from the address.',
          always: [{ guard: 'isNothingOpened', target: 'Closed' }, { target: 'Opening' }],
        },
        Closed: { description: 'No form is open.', tags: 'settled' },
        Opening: {
          description: 'The initial values of the form are being loaded.',
          invoke: {
            src: 'openForm',
            input: ({ context }) => ({ opened: context.opened }),
            onDone: [
              {
                guard: { type: 'isRight', params: output },
                target: 'Editing',
                actions: { type: 'openWith', params: output },
              },
              { guard: { type: 'isMissing', params: output }, target: 'Missing' },
              { target: 'OpeningFailed', actions: { type: 'showFailure', params: output } },
            ],
            onError: { target: 'OpeningFailed', actions: 'showDefect' },
          },
        },
        Missing: { description: 'This customer has no such beneficiary.' },
        OpeningFailed: {
          description: 'The beneficiary could not be loaded; the customer can try again.',
          on: { 'try-again': { target: 'Opening', actions: 'clearErrors' } },
        },
        Editing: {
          description: 'The form can be edited and submitted.',
          tags: 'settled',
          on: {
            'fill-in': {
              actions: [{ type: 'fillIn', params: ({ event }) => event.form }, saveDraft('soon')],
            },
            'submit-beneficiary': [
              {
                guard: { type: 'isValid', params: brokenRules },
                target: 'Sending',
                actions: [{ type: 'fillIn', params: ({ event }) => event.form }, saveDraft('now'), 'clearErrors'],
              },
              {
                guard: { type: 'isToasted', params: brokenRules },
                actions: [
                  { type: 'showFields', params: brokenRules },
                  { type: 'notify', params: (submitted) => formErrorNotice(firstMessage(brokenRules(submitted))) },
                ],
              },
              { actions: { type: 'showFields', params: brokenRules } },
            ],
          },
        },
        Sending: sending,
        Saved: {
          description: 'The beneficiary is saved; the form closes and the list is reloaded.',
          entry: [
            { type: 'dropDraft', params: ({ context }) => context.opened },
            'clearForm',
            { type: 'notify', params: () => successNotice(beneficiaryLabels.saved) },
            { type: 'showOpened', params: { opened: noFormOpen, replace: true } },
            raise({ type: 'list-changed' }),
          ],
          always: 'Closed',
        },
      },
    },
  },
})
export type BeneficiariesMachine = typeof beneficiariesMachine
