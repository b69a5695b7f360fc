import type { Customer } from '../domain/customer/customer'
import type { PortFunction } from './call'

/** The customer behind the stored token. */
export type SessionPort = {
  readonly currentCustomer: PortFunction<void, Customer>
  /** Revokes the token. Outlives the page that it is called from. */
  readonly logOut: PortFunction<void, void>
}
export const SessionPort = Symbol.for('SessionPort')
