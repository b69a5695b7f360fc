import type { SnapshotFrom } from 'xstate'
import type { OfflinePolicy } from '../../domain/policy/offline-policy'
import type { OfflinePoliciesMachine } from './machine'

type Snapshot = SnapshotFrom<OfflinePoliciesMachine>

export const isLoading = (snapshot: Snapshot): boolean => snapshot.matches('Asking') || isReading(snapshot)
const isReading = (snapshot: Snapshot): boolean => snapshot.matches('Reading') && snapshot.context.removing === ''
export const isServerThere = (snapshot: Snapshot): boolean => snapshot.matches('ServerThere')
export const offlinePolicies = (snapshot: Snapshot): readonly OfflinePolicy[] => snapshot.context.policies
/** Whether the customer has removed a policy here: then an empty list is worth a word. */
export const hasRemoved = (snapshot: Snapshot): boolean => snapshot.context.removing !== ''
/** The id of the policy that is being removed. */
export const removing = (snapshot: Snapshot): string | undefined =>
  snapshot.matches('Removing') ? snapshot.context.removing : undefined
export const message = (snapshot: Snapshot): string | undefined => snapshot.context.message
