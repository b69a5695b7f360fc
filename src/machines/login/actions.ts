import { isRight, match } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { authenticationFailureOf, namedBy } from '../../domain/failure/failure'
import { mentionsUnconfirmed, parseLogIn, type LogInForm } from '../../domain/session/log-in'
import type { Outcome } from '../core/actors'
import { assigning } from '../core/assigning'
import { countDown, storeSent } from '../core/countdown'
import { errorsOfCall, errorsOfDefect } from '../core/form'
import { failureBy, makeSubmission } from '../core/submission'
import type { LoginContext } from './context'
import type { LoginEvent } from './events'
import type { NextStep } from './take-answer'

const fieldNames = namedBy({ userNameOrEmailAddress: 'email', password: 'password' })
const failureFrom = failureBy((error) => fieldNames(authenticationFailureOf(error)))

export const submission = makeSubmission(parseLogIn, failureFrom)

/** The email address in a form, if it has one. */
const addressIn = (form: LogInForm): string | undefined =>
  pipe(
    parseLogIn(form),
    match(
      () => undefined,
      ({ email }) => email,
    ),
  )

const assign = assigning<LoginContext, LoginEvent>()

export const loginActions = {
  storeForm: assign(submission.storeForm),
  showFields: assign(submission.showFields),
  showFailure: assign(({ context }, outcome: Outcome<unknown>) => {
    const { message, details } = failureFrom(outcome)
    return {
      errors: errorsOfCall(failureFrom(outcome)),
      unconfirmed: mentionsUnconfirmed(details) || mentionsUnconfirmed(message) ? addressIn(context.form) : undefined,
    }
  }),
  showDefect: assign(() => ({ errors: errorsOfDefect })),
  ask: assign((_, outcome: Outcome<NextStep>) => ({
    asked: isRight(outcome) && outcome.right._tag === 'SecondFactorRequired' ? outcome.right : undefined,
    unconfirmed: undefined,
  })),
  storeSent: assign(storeSent),
  countDown: assign(countDown),
  forgetPassword: assign(({ context }) => ({ form: { ...context.form, password: '' }, asked: undefined })),
}
