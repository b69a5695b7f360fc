import type { Parsed } from '../../domain/rules/rule'
import type { Credentials } from '../../domain/session/log-in'
import type { Outcome } from '../core/actors'

/** Logs in and stores the token. */
export type LogIn = { input: Parsed<Credentials>; output: Outcome<void> }

/** Requests the activation link for an e-mail address that is not confirmed. */
export type RequestActivationLink = { input: string; output: Outcome<void> }
