import { token } from './token'

/** Tells the session that the customer's record has changed on the server, so that it is read anew. */
export type CustomerUpdates = {
  readonly changed: () => void
  /** Hears changes until the returned function is called. */
  readonly watch: (listener: () => void) => () => void
}
export const CustomerUpdates = token<CustomerUpdates>('CustomerUpdates')
