import type { PortFunction } from './call'
import { token } from './token'

export type SentCode = { readonly phoneNumber: string; readonly code: string }

/** Verifying that a phone number is the customer's, by a code in an SMS. Numbers begin with `+`. */
export type PhoneVerification = {
  readonly sendCode: PortFunction<string, void>
  /** A wrong code is a rejection with the server's message. */
  readonly verifyCode: PortFunction<SentCode, void>
}
export const PhoneVerification = token<PhoneVerification>('PhoneVerification')
