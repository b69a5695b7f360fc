import type { SnapshotFrom } from 'xstate'
import type { PasswordMachine } from './machine'

type Snapshot = SnapshotFrom<PasswordMachine>

export const errors = (snapshot: Snapshot) => snapshot.context.errors
export const isUnavailable = (snapshot: Snapshot): boolean => snapshot.matches('Unavailable')
