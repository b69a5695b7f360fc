import type { Parsed } from '../../domain/rules/rule'
import type { Credentials } from '../../domain/session/log-in'
import type { Outcome } from '../core/actors'
import type { NextStep } from './take-answer'

/** Logs in and stores the token, or says what the server asks for instead. */
export type LogIn = { input: Parsed<Credentials>; output: Outcome<NextStep> }

/** Requests the activation link for an email address that is not confirmed, and says when, in milliseconds since 1970. */
export type RequestActivationLink = { input: string; output: Outcome<number> }
