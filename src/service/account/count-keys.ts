import type { Place } from './place'
import type { Customer } from './repository'
import { lookupKeyOf } from '../platform/database/lookup-keys'
import { makeKeyedHash } from '../platform/keyed-hash'

/** The prefix of the keys of which anybody can make as many as there are names. */
export const NAME = 'name:'

type Named = Pick<Customer, 'id' | 'emailAddress' | 'userName'>

/** The keys under which failed log-ins count. A name is only part of them as a keyed hash. */
export type CountKeys = {
  /** What was typed in this place, whether or not it has an account: this count alone decides what an answer says. */
  readonly ofTyped: (name: string, place: Place) => string
  /** All that the customer can type in this place. */
  readonly ofNames: (customer: Named, place: Place) => readonly string[]
  /** All that keeps the customer from logging in in this place. */
  readonly ofAll: (customer: Named, place: Place) => readonly string[]
  /** A customer, whatever name was typed; with a place, in that place alone. */
  readonly ofCustomer: (customerId: string, known: Place | undefined) => string
  /** A name without an account, which counts like a customer. */
  readonly ofUnknown: (name: string) => string
}

export const makeCountKeys = (signingKey: Uint8Array): CountKeys => {
  const hash = makeKeyedHash(signingKey, 'names of failed log-ins')
  const ofName = (...parts: readonly string[]) => NAME + hash(JSON.stringify(parts))
  const ofTyped = (name: string, { network, browser }: Place) => ofName(lookupKeyOf(name), network, browser)
  const ofNames = ({ emailAddress, userName }: Named, place: Place) =>
    [emailAddress, userName].map((name) => ofTyped(name, place))
  const ofCustomer = (customerId: string, known: Place | undefined) =>
    known === undefined ? customerId : `${customerId}@${known.network} ${known.browser}`
  return {
    ofTyped,
    ofNames,
    ofCustomer,
    ofAll: (customer, place) => [
      ofCustomer(customer.id, undefined),
      ofCustomer(customer.id, place),
      ...ofNames(customer, place),
    ],
    ofUnknown: (name) => ofName(lookupKeyOf(name)),
  }
}
