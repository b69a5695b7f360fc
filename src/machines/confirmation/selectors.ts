import type { SnapshotFrom } from 'xstate'
import type { ConfirmationMachine } from './machine'

type Snapshot = SnapshotFrom<ConfirmationMachine>

export const email = (snapshot: Snapshot) => snapshot.context.email
export const isSending = (snapshot: Snapshot): boolean => snapshot.matches('Sending')
export const isSent = (snapshot: Snapshot): boolean => snapshot.matches('Sent')
