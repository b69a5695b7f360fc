import type { SnapshotFrom } from 'xstate'
import { isLoggedIn as hasEmail, type Customer } from '../../domain/customer/customer'
import { sessionMessages } from '../../domain/session/messages'
import type { SessionMachine } from './machine'

type Snapshot = SnapshotFrom<SessionMachine>

export const isLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loading')
export const hasToken = (snapshot: Snapshot): boolean => snapshot.context.hasToken
export const hasLoggedOut = (snapshot: Snapshot): boolean => snapshot.matches('LoggedOut')
export const isAnonymous = (snapshot: Snapshot): boolean => snapshot.matches('Anonymous')
export const isUnreachable = (snapshot: Snapshot): boolean => snapshot.matches('Unreachable')
export const sessionError = (snapshot: Snapshot): string | undefined => snapshot.context.error

/** Why the server sends the customer to log-in: it ended the session, or did not return the profile. */
export const whyLogIn = (snapshot: Snapshot): string | undefined => {
  const { error } = snapshot.context
  const hasEnded = snapshot.matches('Anonymous') && error === sessionMessages.ended
  return hasEnded || snapshot.matches('Refused') ? error : undefined
}

export const loggedInCustomer = (snapshot: Snapshot): Customer | undefined =>
  snapshot.matches('Loaded') && snapshot.context.customer && hasEmail(snapshot.context.customer)
    ? snapshot.context.customer
    : undefined

/** The state of the current user as the specification lists it. */
export const currentUser = (snapshot: Snapshot) => {
  const { customer, error } = snapshot.context
  return {
    email: customer?.email,
    username: customer?.userName,
    phoneNumber: customer?.phoneNumber,
    name: customer?.name,
    kycStatus: customer?.kycStatus,
    referralCode: customer?.referralCode,
    isLoading: isLoading(snapshot),
    error,
  }
}
