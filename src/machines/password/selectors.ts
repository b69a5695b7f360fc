import type { SnapshotFrom } from 'xstate'
import type { PasswordMachine } from './machine'

type Snapshot = SnapshotFrom<PasswordMachine>

export const trouble = (snapshot: Snapshot) => snapshot.context.trouble
export const isUnavailable = (snapshot: Snapshot): boolean => snapshot.matches('Unavailable')
