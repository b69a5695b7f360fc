import { token } from './token'

/** The number that a code was sent to, and when, in milliseconds since 1970. */
export type Sms = { readonly phoneNumber: string; readonly sentAt: number }

/**
 * Where a code was sent by SMS, for as long as it is good: a phone may discard the tab while its customer reads the SMS.
 * The code itself is never here.
 */
export type SentSms = {
  readonly read: () => Sms | undefined
  readonly save: (sms: Sms) => void
  readonly remove: () => void
}
export const SentSms = token<SentSms>('SentSms')
