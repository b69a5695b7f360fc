import { raise } from 'xstate'
import { failureMessages } from '../../domain/failure/messages'
import { errorNotice } from '../core/effects'
import { output } from '../core/output'
import type { BeneficiariesContext } from './context'
import { documentFile, lookUpRequest, saveRequest } from './requests'
import { beneficiariesSetup } from './setup'

const showFailure = { type: 'showFailure', params: output<unknown> } as const

/** The address may have changed during a save; the form is shown again, so the address must name it. */
const restoreAddress = {
  type: 'showOpened',
  params: ({ context }: { readonly context: BeneficiariesContext }) => ({ opened: context.opened, replace: true }),
} as const

/** The way back to the form after a save that failed. */
const toForm = <Action>(action: Action) =>
  ({ target: '#beneficiaries.Form.Editing', actions: [action, restoreAddress] }) as const

/** A save. The document is read first, and a save without an answer is looked up. */
export const sending = beneficiariesSetup.createStateConfig({
  description: 'The beneficiary is being sent; a second submit and another form are ignored.',
  tags: 'busy',
  on: { 'address-changed': {}, 'open-beneficiary': {}, 'close-form': {} },
  initial: 'Preparing',
  exit: 'clearDocumentData',
  states: {
    Preparing: {
      description: 'Only a new beneficiary has a document.',
      always: [{ guard: 'isAdding', target: 'Reading' }, { target: 'Saving' }],
    },
    Reading: {
      description: 'The chosen file is being read.',
      invoke: {
        src: 'readDocument',
        input: documentFile,
        onDone: [
          {
            guard: { type: 'isRight', params: output },
            target: 'Saving',
            actions: { type: 'storeDocumentData', params: output },
          },
          toForm(showFailure),
        ],
        onError: toForm('showDefect'),
      },
    },
    Saving: {
      description: 'The save request is running.',
      invoke: {
        src: 'save',
        input: saveRequest,
        onDone: [
          { guard: { type: 'isRight', params: output }, target: '#beneficiaries.Form.Saved' },
          { guard: { type: 'isUnknown', params: output }, target: 'LookingUp' },
          {
            guard: { type: 'isRefused', params: output },
            target: '#beneficiaries.Form.Editing',
            // The server's shares may be newer than the list.
            actions: [showFailure, restoreAddress, raise({ type: 'list-changed' })],
          },
          toForm(showFailure),
        ],
        onError: toForm('showDefect'),
      },
    },
    LookingUp: {
      description: 'The save got no answer; the server’s list is read to find out whether it took effect.',
      entry: { type: 'notify', params: () => errorNotice(failureMessages.unknownWrite) },
      invoke: {
        src: 'lookUp',
        input: lookUpRequest,
        onDone: [
          { guard: { type: 'isTrue', params: output }, target: '#beneficiaries.Form.Saved' },
          { guard: { type: 'isRight', params: output }, ...toForm('showNotSaved') },
          {
            target: '#beneficiaries.Form.Editing',
            actions: ['showUnclear', restoreAddress, raise({ type: 'list-changed' })],
          },
        ],
        onError: toForm('showUnclear'),
      },
    },
  },
})
