import type { Customer } from '../../domain/customer/customer'
import type { Outcome } from '../core/actors'

/** Reads the customer behind the stored token. */
export type LoadCustomer = { input: void; output: Outcome<Customer> }

/** Tells the server, best effort and without waiting for it, and forgets what the device keeps. */
export type LeaveSession = { input: void; output: void }
