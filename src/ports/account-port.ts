import type { Activation } from '../domain/session/activation'
import type { Credentials } from '../domain/session/log-in'
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
}
export const AccountPort = token<AccountPort>('AccountPort')
