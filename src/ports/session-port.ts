import type { Customer } from '../domain/customer/customer'
import type { PortFunction } from './call'
import { token } from './token'

/** The customer behind the stored token. */
export type SessionPort = {
  readonly currentCustomer: PortFunction<void, Customer>
  /** Revokes the token. Outlives the page that it is called from. */
  readonly logOut: PortFunction<void, void>
}
export const SessionPort = token<SessionPort>('SessionPort')
