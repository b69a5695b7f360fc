import { registrationMachine } from '../../../../src/machines/registration/machine'
import { aSignUp } from '../../../support/builders'
import { answering, type Walk } from '../walk'

export const registration: Walk = {
  machine: registrationMachine,
  starts: [{ input: { referralCode: '' } }],
  events: [
    { type: 'submit-sign-up', form: aSignUp() },
    { type: 'submit-sign-up', form: aSignUp({ password: 'short' }) },
  ],
  answers: { register: answering(undefined), requestActivationLink: answering(undefined) },
  writes: ['register', 'requestActivationLink'],
}
