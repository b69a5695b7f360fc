import type { SnapshotFrom } from 'xstate'
import type { OfflinePolicy } from '../../domain/policy/offline-policy'
import type { OfflinePolicyMachine } from './machine'

type Snapshot = SnapshotFrom<OfflinePolicyMachine>

export const offlinePolicy = (snapshot: Snapshot): OfflinePolicy | undefined => snapshot.context.saved
export const isFinding = (snapshot: Snapshot): boolean => snapshot.matches('Finding')
export const isBusy = (snapshot: Snapshot): boolean => snapshot.matches('Keeping') || snapshot.matches('Removing')
export const message = (snapshot: Snapshot): string | undefined => snapshot.context.message
