import type { PasswordReset } from '../domain/session/password-reset'
import type { Registration } from '../domain/session/sign-up'
import type { PortFunction } from './call'
import { token } from './token'

/** Opening an account, and its password. */
export type AccountPort = {
  readonly register: PortFunction<Registration, void>
  /** Has a link sent to an email address; the answer does not say whether it has an account. */
  readonly requestPasswordReset: PortFunction<string, void>
  /** Sets a new password; every session of the customer ends. */
  readonly resetPassword: PortFunction<PasswordReset, void>
}
export const AccountPort = token<AccountPort>('AccountPort')
