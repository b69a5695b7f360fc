import type { Booking } from '../../src/service/cover/mandate/booking'
import { bothAt } from './both-clocks'
import { identities } from './identities'

/** How debits are booked at an instant: the bank books each of them, and nobody is told. */
export const bookingAt = (instant: string, differences: Partial<Booking> = {}): Booking => ({
  now: bothAt(instant),
  portal: undefined,
  identities,
  debitAccount: () => Promise.resolve(undefined),
  arrearsDays: 30,
  ...differences,
})
