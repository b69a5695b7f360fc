import type { Customer } from '../domain/customer/customer'
import type { PortFunction } from './call'
import { token } from './token'

/** The customer whom the stored token belongs to. */
export type SessionPort = {
  readonly currentCustomer: PortFunction<void, Customer>
  /** Revokes the token. The call outlives the page that starts it. */
  readonly logOut: PortFunction<void, void>
}
export const SessionPort = token<SessionPort>('SessionPort')
