import type { LogInRequest } from '../../domain/session/log-in'
import type { Parsed } from '../../domain/rules/rule'
import type { SecondFactorRequest } from '../../ports/second-factor-port'
import type { Outcome } from '../core/actors'
import type { NextStep } from '../login/take-answer'

/** Has a code sent. */
export type SendCode = { input: SecondFactorRequest; output: Outcome<void> }

/** Logs in with the code and stores the token. */
export type LogInWithCode = { input: Parsed<LogInRequest>; output: Outcome<NextStep> }
