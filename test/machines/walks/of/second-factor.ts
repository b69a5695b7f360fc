import { secondFactorMachine } from '../../../../src/machines/second-factor/machine'
import { aLogIn } from '../../../support/builders'
import { answering, type Walk } from '../walk'

const input = { userId: 7, logIn: aLogIn() }

export const secondFactor: Walk = {
  machine: secondFactorMachine,
  starts: [
    { input: { ...input, providers: ['Email', 'GoogleAuthenticator'] } },
    { input: { ...input, providers: ['Phone'] } },
    { input: { ...input, providers: ['Phone'], sent: { provider: 'Phone', at: 1_000 } } },
  ],
  events: [
    { type: 'choose-provider', provider: 'Email' },
    { type: 'choose-provider', provider: 'GoogleAuthenticator' },
    { type: 'choose-provider', provider: 'Phone' },
    { type: 'choose-provider', provider: 'Other' },
    { type: 'submit-code', form: { code: '123456', trustsBrowser: true } },
    { type: 'submit-code', form: { code: '', trustsBrowser: false } },
    { type: 'resend-code' },
    { type: 'choose-another-way' },
    { type: 'seconds-left', seconds: 30 },
    { type: 'seconds-left', seconds: 0 },
  ],
  answers: {
    sendCode: answering(1_000),
    logIn: answering({ _tag: 'LoggedIn' }, { _tag: 'PasswordResetRequired' }, { _tag: 'SecondFactorRequired' }),
  },
  writes: ['sendCode', 'logIn'],
  key: ({ providers, provider, resendIn }: { providers: readonly string[]; provider: string; resendIn: number }) => [
    providers.length,
    provider,
    resendIn,
  ],
}
