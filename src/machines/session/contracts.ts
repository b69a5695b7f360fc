import type { Customer } from '../../domain/customer/customer'
import type { Outcome } from '../core/actors'

/** Reads the customer whom the stored token belongs to. */
export type LoadCustomer = { input: void; output: Outcome<Customer> }

/** Notifies the server, best effort and without waiting, and clears what is stored on the device. */
export type LeaveSession = { input: void; output: void }
