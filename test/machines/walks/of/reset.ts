import { resetMachine } from '../../../../src/machines/reset/machine'
import { aResetLink } from '../../../support/builders'
import { answering, type Walk } from '../walk'

const password = 'Example-pass-1'

export const reset: Walk = {
  machine: resetMachine,
  starts: [{ input: { link: aResetLink() } }, { input: { link: undefined } }],
  events: [
    { type: 'submit-password', form: { password, confirmpassword: password } },
    { type: 'submit-password', form: { password, confirmpassword: 'another' } },
    { type: 'open-link', link: aResetLink({ resetCode: 'another' }) },
    { type: 'open-link', link: undefined },
  ],
  answers: { resetPassword: answering(undefined) },
  writes: ['resetPassword'],
  key: ({ link }: { link: unknown }) => link !== undefined,
}
