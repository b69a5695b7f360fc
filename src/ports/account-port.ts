import type { Activation } from '../domain/session/activation'
import type { Credentials } from '../domain/session/log-in'
import type { PasswordReset } from '../domain/session/password-reset'
import type { Registration } from '../domain/session/sign-up'
import type { PortFunction } from './call'
import { token } from './token'

/** Calls about accounts that need no log-in. */
export type AccountPort = {
  /** Returns the access token; an answer without one is a failure. */
  readonly logIn: PortFunction<Credentials, string>
  readonly register: PortFunction<Registration, void>
  readonly requestActivationLink: PortFunction<string, void>
  readonly activate: PortFunction<Activation, void>
  /** Has a link sent to an e-mail address; the answer does not say whether it has an account. */
  readonly requestPasswordReset: PortFunction<string, void>
  /** Sets a new password; every session of the customer ends. */
  readonly resetPassword: PortFunction<PasswordReset, void>
}
export const AccountPort = token<AccountPort>('AccountPort')
