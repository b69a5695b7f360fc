import type { Outcome } from '../core/actors'

/** Sends a code to a number. */
export type SendCode = { input: string; output: Outcome<void> }

/** Proves a number by the code that was sent to it. */
export type VerifyCode = { input: { readonly phoneNumber: string; readonly code: string }; output: Outcome<void> }
