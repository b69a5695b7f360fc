import type { TaskEither } from 'fp-ts/TaskEither'
import type { SaveFailure, OfflinePolicy } from '../domain/policy/offline-policy'
import type { Policy } from '../domain/policy/policy'
import { token } from './token'

/** A policy, and the email address of the customer whose it is. */
export type OwnedPolicy = { readonly owner: string; readonly policy: Policy }

/** A kept policy of this customer, or without an owner of the last one. */
export type OfflinePolicyName = { readonly owner: string | undefined; readonly id: string }

/** The policies that a customer keeps on this device, for use without a network. */
export type OfflinePolicies = {
  /** Whether this browser may delete the offline policies after a week without a visit. */
  readonly canBeEvicted: () => boolean
  /** Stores the summary and the certificate, and what the portal needs to open without a network. */
  readonly save: (input: OwnedPolicy, call: { readonly signal: AbortSignal }) => TaskEither<SaveFailure, OfflinePolicy>
  /** This customer's policies, the newest first. Without an owner, those of the customer who was logged in last. */
  readonly read: (owner: string | undefined) => TaskEither<SaveFailure, readonly OfflinePolicy[]>
  /** Removes one. With the last policy everything goes away. */
  readonly remove: (input: OfflinePolicyName) => TaskEither<SaveFailure, void>
}
export const OfflinePolicies = token<OfflinePolicies>('OfflinePolicies')
