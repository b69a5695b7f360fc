import { stepOf } from '../../../domain/kyc/step-numbers'
import { parsedPart } from '../setup/parse'
import { kycSetup } from '../setup/setup'
import { ignoreWhileBusy, onDefect, saveAnswered, submitOrToastTo } from '../setup/transitions'

export const userDetails = kycSetup.createStateConfig({
  description: `Step ${stepOf('user-details')}.`,
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
      invoke: { src: 'saveUserDetails', input: parsedPart('user-details'), onDone: saveAnswered, onError: onDefect },
    },
  },
})
