import { token } from './token'

/** Notifies the session that the customer's record has changed on the server, so that it reads it again. */
export type CustomerUpdates = {
  readonly changed: () => void
  /** Calls the listener on every change until the returned function is called. */
  readonly watch: (listener: () => void) => () => void
}
export const CustomerUpdates = token<CustomerUpdates>('CustomerUpdates')
