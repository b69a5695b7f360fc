import { addressBlockOf } from '../platform/address-block'
import { lookupKeyOf } from '../platform/database/lookup-keys'
import { makeKeyedHash } from '../platform/keyed-hash'
import type { Place } from './place'

/** The account whose mailbox or number it is, in a place that it knows or in a session of it. */
export type Owner = { readonly customerId: string; readonly from: Place | 'session' }

/**
 * The keys under which what people have sent to them is counted, all keyed hashes. An owner has a count of its own, so
 * that a stranger who asks too often bars nobody.
 */
export type SendKeys = {
  readonly ofMailbox: (emailAddress: string, owner: Owner | undefined) => string
  readonly ofNumber: (phoneNumber: string, owner: Owner | undefined) => string
  /** The network address of a request: an IPv4 address, or the /64 of an IPv6 address. */
  readonly ofAddress: (address: string) => string
}

export const makeSendKeys = (signingKey: Uint8Array): SendKeys => {
  const keyedHash = makeKeyedHash(signingKey, 'mailboxes, numbers and addresses')
  const hash = (...parts: readonly string[]) => keyedHash(JSON.stringify(parts))
  const ownerPlace = (owner: Owner | undefined): readonly string[] => {
    if (owner === undefined) return []
    const { customerId, from } = owner
    return from === 'session' ? [customerId] : [customerId, from.network, from.browser]
  }
  return {
    ofMailbox: (emailAddress, owner) => hash('mailbox', lookupKeyOf(emailAddress), ...ownerPlace(owner)),
    ofNumber: (phoneNumber, owner) => hash('number', phoneNumber, ...ownerPlace(owner)),
    ofAddress: (address) => hash('address', addressBlockOf(address)),
  }
}
