import type { PortFunction } from './call'
import { token } from './token'

/** Proving that a phone number is the customer's: a code by SMS, and the code back. Numbers begin with `+`. */
export type PhoneVerification = {
  readonly sendCode: PortFunction<string, void>
  /** A wrong code is a rejection with the server's message. */
  readonly verifyCode: PortFunction<{ readonly phoneNumber: string; readonly code: string }, void>
}
export const PhoneVerification = token<PhoneVerification>('PhoneVerification')
