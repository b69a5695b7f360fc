import type { Parsed } from '../../domain/rules/rule'
import type { Registration } from '../../domain/session/sign-up'
import type { Outcome } from '../core/actors'

/** Stores the email address on the device, then opens the account. */
export type Register = { input: Parsed<Registration>; output: Outcome<void> }

/** Requests the activation link for an email address. */
export type RequestActivationLink = { input: Parsed<string>; output: Outcome<void> }
