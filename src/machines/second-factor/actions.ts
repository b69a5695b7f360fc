import { authenticationFailureOf, namedBy } from '../../domain/failure/failure'
import { parseSecondFactor, type SecondFactorForm } from '../../domain/session/second-factor'
import { assigning } from '../core/assigning'
import { countDown, storeSent } from '../core/countdown'
import { errorsOfDefect, noErrors } from '../core/form'
import { failureBy, makeSubmission } from '../core/submission'
import { emptyForm, type SecondFactorContext } from './context'
import type { SecondFactorEvent } from './events'

const fieldNames = namedBy({ twoFactorVerificationCode: 'code' })

export const submission = makeSubmission(
  (form: SecondFactorForm) => parseSecondFactor(form),
  failureBy((error) => fieldNames(authenticationFailureOf(error))),
)

const assign = assigning<SecondFactorContext, SecondFactorEvent>()

export const secondFactorActions = {
  choose: assign((_, provider: string) => ({ provider, errors: noErrors, form: emptyForm })),
  storeForm: assign(submission.storeForm),
  showFields: assign(submission.showFields),
  showFailure: assign(submission.showFailure),
  showDefect: assign(() => ({ errors: errorsOfDefect })),
  clearErrors: assign(() => ({ errors: noErrors })),
  storeSent: assign(storeSent),
  countDown: assign(countDown),
}
