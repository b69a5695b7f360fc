import type { SnapshotFrom } from 'xstate'
import type { SecondFactorMachine } from './machine'

type Snapshot = SnapshotFrom<SecondFactorMachine>

/** Which view the page shows. While the only way's code is being sent for the first time, it is the choice. */
export const phase = (snapshot: Snapshot): 'choice' | 'code' =>
  snapshot.matches('Choosing') || snapshot.matches('SendingCode') ? 'choice' : 'code'
export const providers = (snapshot: Snapshot) => snapshot.context.providers
export const provider = (snapshot: Snapshot): string => snapshot.context.provider
export const errors = (snapshot: Snapshot) => snapshot.context.errors
export const isSending = (snapshot: Snapshot): boolean => snapshot.matches('SendingCode')
export const isResending = (snapshot: Snapshot): boolean => snapshot.matches({ EnteringCode: 'ResendingCode' })
export const resendIn = (snapshot: Snapshot): number => snapshot.context.resendIn
/** The button is busy from the submit until the dashboard opens. */
export const isBusy = (snapshot: Snapshot): boolean => !snapshot.matches('EnteringCode')
