import { loginMachine } from '../../../../src/machines/login/machine'
import { left } from 'fp-ts/Either'
import { aLogIn, rejected } from '../../../support/builders'
import { answering, type Walk } from '../walk'

const unconfirmed = left(rejected({ details: 'Your e-mail address is not confirmed' }))

const asked = { _tag: 'SecondFactorRequired', userId: 7, providers: ['Email', 'Phone'] }

export const login: Walk = {
  machine: loginMachine,
  starts: [{}],
  events: [
    { type: 'submit-log-in', form: aLogIn() },
    { type: 'submit-log-in', form: aLogIn({ email: 'nobody' }) },
    { type: 'resend-activation-link' },
    { type: 'start-again' },
    { type: 'seconds-left', seconds: 30 },
    { type: 'seconds-left', seconds: 0 },
  ],
  answers: {
    logIn: [...answering({ _tag: 'LoggedIn' }, asked, { _tag: 'PasswordResetRequired' }), unconfirmed],
    requestActivationLink: answering(1_000),
  },
  writes: ['logIn', 'requestActivationLink'],
  key: ({ unconfirmed, resendIn }: { unconfirmed?: string; resendIn: number }) => [unconfirmed, resendIn],
}
