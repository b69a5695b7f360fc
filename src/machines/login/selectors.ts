import type { SnapshotFrom } from 'xstate'
import type { LoginMachine } from './machine'

type Snapshot = SnapshotFrom<LoginMachine>

/** From the click until the dashboard is there, the button has nothing more to do. */
export const isBusy = (snapshot: Snapshot): boolean => !snapshot.matches('Editing')
export const errors = (snapshot: Snapshot) => snapshot.context.errors

/** What log-in offers to somebody whose address is not confirmed: to send the link again, now or in some seconds. */
export const unconfirmed = (snapshot: Snapshot): string | undefined => snapshot.context.unconfirmed
export const isSendingLink = (snapshot: Snapshot): boolean => snapshot.matches({ Editing: 'SendingLink' })
export const resendIn = (snapshot: Snapshot): number => snapshot.context.resendIn
