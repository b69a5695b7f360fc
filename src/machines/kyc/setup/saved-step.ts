import { output } from '../../core/output'
import { kycSetup } from './setup'

/** A saved step is loaded and shown; a rejected one opens with the values that were saved. */
export const loadingSavedStep = kycSetup.createStateConfig({
  description: 'What was saved in this step is being loaded.',
  tags: 'loading',
  invoke: {
    src: 'loadSavedStep',
    input: ({ context }) => context.step,
    onDone: [
      {
        guard: { type: 'isShown', params: output },
        target: 'Recalled',
        actions: { type: 'storeRecord', params: output },
      },
      {
        guard: { type: 'isRight', params: output },
        target: 'Routing',
        actions: [{ type: 'storeRecord', params: output }, 'fillFromRecord', 'openForm'],
      },
      { target: 'NotRecalled', actions: { type: 'showFailure', params: output } },
    ],
    onError: { target: 'NotRecalled', actions: 'showDefect' },
  },
})

export const savedStepLoaded = kycSetup.createStateConfig({
  description: 'What was saved is shown read-only; the customer can go on, go back, or edit it.',
  on: { 'change-details': { target: 'Routing', actions: ['fillFromRecord', 'openForm'] } },
})

export const savedStepNotLoaded = kycSetup.createStateConfig({
  description: 'What was saved could not be loaded; the customer can retry, go on, or fill in the form again.',
  invoke: { src: 'watchConnection' },
  on: {
    'try-again': { target: 'Recalling', actions: 'clearErrors' },
    'change-details': { target: 'Routing', actions: ['clearErrors', 'openForm'] },
  },
})
