import type { SnapshotFrom } from 'xstate'
import { phoneNumberOf } from '../../domain/session/phone'
import type { PhoneMachine } from './machine'

type Snapshot = SnapshotFrom<PhoneMachine>

/** Which view the page shows. */
export const phase = (snapshot: Snapshot): 'number' | 'code' | 'done' => {
  if (snapshot.matches('Verified')) return 'done'
  return snapshot.matches('EnteringCode') || snapshot.matches('VerifyingCode') ? 'code' : 'number'
}
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const errors = (snapshot: Snapshot) => snapshot.context.errors
export const phone = (snapshot: Snapshot) => snapshot.context.phone
export const phoneNumber = (snapshot: Snapshot): string => phoneNumberOf(snapshot.context.phone)
export const isResending = (snapshot: Snapshot): boolean => snapshot.matches({ EnteringCode: 'ResendingCode' })
export const resendIn = (snapshot: Snapshot): number => snapshot.context.resendIn
