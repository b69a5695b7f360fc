import type { LogInForm } from '../../domain/session/log-in'
import type { Outcome } from '../core/actors'

/** Logs in and keeps the token. */
export type LogIn = { input: LogInForm; output: Outcome<void> }

/** Asks for the activation link of an e-mail address that is not confirmed. */
export type RequestActivationLink = { input: string; output: Outcome<void> }
