import type { SnapshotFrom } from 'xstate'
import type { KeptPolicy } from '../../domain/policy/kept-policy'
import type { KeepingMachine } from './machine'

type Snapshot = SnapshotFrom<KeepingMachine>

export const keptPolicy = (snapshot: Snapshot): KeptPolicy | undefined => snapshot.context.kept
export const isFinding = (snapshot: Snapshot): boolean => snapshot.matches('Finding')
export const isBusy = (snapshot: Snapshot): boolean => snapshot.matches('Keeping') || snapshot.matches('Removing')
export const message = (snapshot: Snapshot): string | undefined => snapshot.context.message
