import { token } from './token'

/** Who is logged in; a log-in does not know the user name, a profile does. */
export type StorageOwner = { readonly email: string; readonly userName?: string }

/**
 * What this browser holds of a customer, in whatever storage: all of it is one customer's. Whose it
 * is, is known without reading it, and without the browser holding the email address.
 */
export type CustomerStorage = {
  /**
   * This customer is logged in: when the promise resolves, nothing of another one is stored, and this page may use what is.
   * Rejects only where what an earlier release stored cannot be attributed for want of a script. In a session whose customer
   * is known another email address is the same customer's new one.
   */
  readonly setOwner: (customer: StorageOwner, call: { readonly signal: AbortSignal }) => Promise<void>
  /** A name for the customer of this page; `undefined` before one is known, and when what is stored is another's by now. */
  readonly owner: () => string | undefined
}
export const CustomerStorage = token<CustomerStorage>('CustomerStorage')
