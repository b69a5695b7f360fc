import type { SnapshotFrom } from 'xstate'
import type { RegistrationMachine } from './machine'

type Snapshot = SnapshotFrom<RegistrationMachine>

/** The button is busy from the click until the next page opens. */
export const isBusy = (snapshot: Snapshot): boolean => !snapshot.matches('Editing')
export const errors = (snapshot: Snapshot) => snapshot.context.errors
export const initialForm = (snapshot: Snapshot) => snapshot.context.form
