import { aSignUp } from '../../../support/builders'
import { registration } from '../of/registration'
import { answers, event, passes, type BrowserWalk } from './moves'

export const registrationInBrowser: BrowserWalk = {
  walk: registration,
  starts: [{ name: 'at registration', input: { referralCode: '' } }],
  moves: [event({ type: 'submit-sign-up', form: aSignUp() }), answers('register'), passes('redirect')],
}
