import type { SnapshotFrom } from 'xstate'
import type { LinkRequestMachine } from './machine'

type Snapshot = SnapshotFrom<LinkRequestMachine>

export const form = (snapshot: Snapshot) => snapshot.context.form
export const errors = (snapshot: Snapshot) => snapshot.context.errors
export const isSending = (snapshot: Snapshot): boolean => snapshot.matches('Sending')
export const isSent = (snapshot: Snapshot): boolean => snapshot.matches('Sent')
