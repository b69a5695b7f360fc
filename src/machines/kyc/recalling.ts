import { output } from '../core/output'
import { kycSetup } from './setup'

/** A step that was saved before is read back and shown; one that a review rejected opens with what was saved. */
export const recallingStates = {
  Recalling: kycSetup.createStateConfig({
    description: 'What was saved in this step is read back from the server.',
    tags: 'loading',
    invoke: {
      src: 'recallRecord',
      input: ({ context }) => context.step,
      onDone: [
        {
          guard: 'isRejected',
          target: 'Routing',
          actions: [{ type: 'storeRecord', params: output }, 'fillFromRecord', 'openForm'],
        },
        { guard: { type: 'isRecord', params: output }, target: 'Recalled', actions: { type: 'storeRecord', params: output } },
        { guard: { type: 'isRight', params: output }, target: 'Routing', actions: 'openForm' },
        { target: 'NotRecalled', actions: { type: 'showFailure', params: output } },
      ],
      onError: [
        { guard: 'isRejected', target: 'Routing', actions: 'openForm' },
        { target: 'NotRecalled', actions: 'showDefect' },
      ],
    },
  }),
  Recalled: kycSetup.createStateConfig({
    description: 'What was saved is shown, read-only; the customer can go on, back, or change it.',
    on: { 'change-details': { target: 'Routing', actions: ['fillFromRecord', 'openForm'] } },
  }),
  NotRecalled: kycSetup.createStateConfig({
    description: 'What was saved did not come; the customer can try again, go on, or fill the form in anew.',
    invoke: { src: 'watchConnection' },
    on: {
      'try-again': { target: 'Recalling', actions: 'clearErrors' },
      'change-details': { target: 'Routing', actions: ['clearErrors', 'openForm'] },
    },
  }),
}
