import { stepOf } from '../../../domain/kyc/step-numbers'
import { bvnRequest } from '../setup/requests'
import { kycSetup } from '../setup/setup'
import { ignoreWhileBusy, onDefect, saveAnswered, submitTo } from '../setup/transitions'

export const bvn = kycSetup.createStateConfig({
  description: `Step ${stepOf('bvn')}.`,
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
})
