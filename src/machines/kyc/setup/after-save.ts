import { failureMessages } from '../../../domain/failure/messages'
import { kycParts } from '../../../domain/kyc/parts/parts'
import { partOf } from '../../../domain/kyc/step-numbers'
import { errorNotice, successNotice } from '../../core/effects'
import { output } from '../../core/output'
import { kycSetup } from './setup'
import { ignoreWhileBusy } from './transitions'

/**
 * The states after a save: the status is checked if there was no answer, the success is shown for a moment, then the
 * next step follows. The profile is refreshed meanwhile.
 */
export const checking = kycSetup.createStateConfig({
  description: 'A save got no answer; the status is read to find out whether it took effect.',
  tags: 'busy',
  on: ignoreWhileBusy,
  entry: { type: 'notify', params: () => errorNotice(failureMessages.unknownWrite) },
  invoke: {
    src: 'readStatus',
    onDone: [
      { guard: { type: 'isPastStep', params: output }, target: 'Saved' },
      { guard: { type: 'isStatusInconclusive', params: output }, target: 'Routing', actions: 'showUnclear' },
      { guard: { type: 'isRight', params: output }, target: 'Routing', actions: 'showNotSaved' },
      { target: 'Routing', actions: { type: 'showFailure', params: output } },
    ],
    onError: { target: 'Routing', actions: 'showDefect' },
  },
})

export const saved = kycSetup.createStateConfig({
  description: 'The step is saved; the next one follows shortly.',
  tags: 'settled',
  on: ignoreWhileBusy,
  entry: [
    {
      type: 'notify',
      params: ({ context }) => {
        const part = partOf(context.step)
        return successNotice(part ? kycParts[part].saved : '')
      },
    },
    { type: 'dropDraft', params: ({ context }) => partOf(context.step) },
    'forgetAccount',
    'countSaved',
    'reportCustomerChanged',
  ],
  after: {
    advance: [
      { guard: 'isRejected', target: 'Opening', actions: 'endRejection' },
      {
        target: 'Routing',
        actions: ['takeNextStep', { type: 'go', params: ({ context }) => ({ screen: 'kyc', step: context.step }) }],
      },
    ],
  },
})
