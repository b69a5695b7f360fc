import type { SnapshotFrom } from 'xstate'
import type { LoginMachine } from './machine'

type Snapshot = SnapshotFrom<LoginMachine>

/** The button is busy from the click until the dashboard opens. */
export const isBusy = (snapshot: Snapshot): boolean => !snapshot.matches('Editing')
export const errors = (snapshot: Snapshot) => snapshot.context.errors

/** What log-in offers for an unconfirmed address: to send the link again, now or after some seconds. */
export const unconfirmed = (snapshot: Snapshot): string | undefined => snapshot.context.unconfirmed
export const isSendingLink = (snapshot: Snapshot): boolean => snapshot.matches({ Editing: 'SendingLink' })
export const resendIn = (snapshot: Snapshot): number => snapshot.context.resendIn
