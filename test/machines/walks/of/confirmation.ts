import { confirmationMachine } from '../../../../src/machines/confirmation/machine'
import { answering, type Walk } from '../walk'

export const confirmation: Walk = {
  machine: confirmationMachine,
  starts: [{ input: { email: 'somebody@portal.test' } }, { input: { email: undefined } }],
  events: [{ type: 'resend' }],
  answers: { requestActivationLink: answering(undefined) },
  writes: ['requestActivationLink'],
  rests: {
    Sent: 'the mail leads on, and the page has a link to log-in',
    WithoutEmail: 'the page has a link to registration',
  },
}
