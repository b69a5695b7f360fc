import { linkRequestMachine } from '../../../../src/machines/link-request/machine'
import { answering, type Walk } from '../walk'

export const linkRequest: Walk = {
  machine: linkRequestMachine,
  starts: [{ input: { email: '' } }],
  events: [
    { type: 'submit-address', form: { email: 'somebody@portal.test' } },
    { type: 'submit-address', form: { email: 'nobody' } },
    { type: 'change-address' },
  ],
  answers: { requestLink: answering(undefined) },
  writes: ['requestLink'],
  key: () => undefined,
}
