import type { SnapshotFrom } from 'xstate'
import type { LogInForm, SecondFactorRequired } from '../../domain/session/log-in'
import type { LoginMachine } from './machine'

type Snapshot = SnapshotFrom<LoginMachine>

/** The button is busy from the click until the dashboard opens. */
export const isBusy = (snapshot: Snapshot): boolean => !snapshot.matches('Editing')

/** What the server asks for, and the log-in that the code is sent with. */
export type AskedSecondFactor = SecondFactorRequired & { readonly logIn: LogInForm }

export const askedSecondFactor = ({ context: { asked, form } }: Snapshot): AskedSecondFactor | undefined =>
  asked && { ...asked, logIn: form }
export const errors = (snapshot: Snapshot) => snapshot.context.errors

/** What is stored on the device. */
export const onDevice = (snapshot: Snapshot) => snapshot.context.device

/** What log-in offers for an unconfirmed address: to send the link again, now or after some seconds. */
export const unconfirmed = (snapshot: Snapshot): string | undefined => snapshot.context.unconfirmed
export const isSendingLink = (snapshot: Snapshot): boolean => snapshot.matches({ Editing: 'SendingLink' })
export const resendIn = (snapshot: Snapshot): number => snapshot.context.resendIn

/** The address that was sent last. */
export const typedEmail = (snapshot: Snapshot): string => snapshot.context.form.email
