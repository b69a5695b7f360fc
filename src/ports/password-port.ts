import type { PasswordChange } from '../domain/session/password'
import type { PortFunction } from './call'
import { token } from './token'

/** The password of the logged-in customer. */
export type PasswordPort = {
  /** Replaces it; every other session of the customer ends. A server without this call answers `NotFound`. */
  readonly change: PortFunction<PasswordChange, void>
}
export const PasswordPort = token<PasswordPort>('PasswordPort')
