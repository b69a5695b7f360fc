import { stepOf } from '../../../domain/kyc/step-numbers'
import { output } from '../../core/output'
import { parsedPart } from '../setup/parse'
import { kycSetup } from '../setup/setup'
import { ignoreWhileBusy, onDefect, saveAnswered, submitTo } from '../setup/transitions'

export const medical = kycSetup.createStateConfig({
  description: `Step ${stepOf('medical')}.`,
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
})
