import { left } from 'fp-ts/Either'
import { aLogIn, rejected } from '../../../support/builders'
import { login } from '../of/login'
import { answers, event, passes, type BrowserWalk } from './moves'

const unconfirmed = left(rejected({ details: 'Your e-mail address is not confirmed' }))

export const loginInBrowser: BrowserWalk = {
  walk: login,
  starts: [{ name: 'at log-in' }],
  moves: [
    event({ type: 'submit-log-in', form: aLogIn() }),
    answers('logIn', { _tag: 'LoggedIn' }),
    answers(
      'logIn',
      { _tag: 'SecondFactorRequired', userId: 7, providers: ['Email', 'Phone'] },
      'asks for a second factor',
    ),
    { name: 'logIn is refused as unconfirmed', actor: 'logIn', output: unconfirmed },
    event({ type: 'resend-activation-link' }),
    answers('requestActivationLink'),
    passes('redirect'),
  ],
}
