import type { SnapshotFrom } from 'xstate'
import type { ResetMachine } from './machine'

type Snapshot = SnapshotFrom<ResetMachine>

/** The link that the form is for; opening it ends the session on this device. */
export const openedLink = (snapshot: Snapshot) => snapshot.context.link
export const errors = (snapshot: Snapshot) => snapshot.context.errors
export const isSending = (snapshot: Snapshot): boolean => snapshot.matches('Resetting')
export const isWithoutLink = (snapshot: Snapshot): boolean => snapshot.matches('WithoutLink')
/** Whether a new link may help: the server refused this one, or the password. */
export const offersNewLink = (snapshot: Snapshot): boolean => snapshot.context.isRefused
