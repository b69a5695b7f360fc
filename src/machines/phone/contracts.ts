import type { Parsed } from '../../domain/rules/rule'
import type { Outcome } from '../core/actors'

/** Sends a code to a number, and says when, in milliseconds since 1970. */
export type SendCode = { input: Parsed<string>; output: Outcome<number> }

export type SentCode = { readonly phoneNumber: string; readonly code: string }

/** Verifies a number with the code that was sent to it. */
export type VerifyCode = { input: Parsed<SentCode>; output: Outcome<void> }
