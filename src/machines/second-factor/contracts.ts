import type { LogInRequest, SecondFactorRequired } from '../../domain/session/log-in'
import type { Parsed } from '../../domain/rules/rule'
import type { SecondFactorRequest } from '../../ports/second-factor-port'
import type { Outcome } from '../core/actors'
import type { NextStep } from '../login/take-answer'

/** Has a code sent to the customer of this email address, and says when, in milliseconds since 1970. */
export type SendCode = {
  input: SecondFactorRequest & Pick<SecondFactorRequired, 'providers'> & { readonly email: string }
  output: Outcome<number>
}

/** Logs in with the code and stores the token. */
export type LogInWithCode = { input: Parsed<LogInRequest>; output: Outcome<NextStep> }
