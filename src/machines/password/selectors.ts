import type { SnapshotFrom } from 'xstate'
import type { PasswordMachine } from './machine'

type Snapshot = SnapshotFrom<PasswordMachine>

export const errors = (snapshot: Snapshot) => snapshot.context.errors
export const isSending = (snapshot: Snapshot): boolean => snapshot.matches('Changing')
export const isChanged = (snapshot: Snapshot): boolean => snapshot.matches({ Ready: 'Changed' })
export const isUnavailable = (snapshot: Snapshot): boolean => snapshot.matches({ Ready: 'Unavailable' })
