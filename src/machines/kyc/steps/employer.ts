import { stepOf } from '../../../domain/kyc/step-numbers'
import { parsedPart } from '../setup/parse'
import { kycSetup } from '../setup/setup'
import { ignoreWhileBusy, onDefect, saveAnswered, submitTo } from '../setup/transitions'

export const employer = kycSetup.createStateConfig({
  description: `Step ${stepOf('employer')}.`,
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
})
