import { isLeft, isRight } from 'fp-ts/Either'
import type { Customer } from '../../domain/customer/customer'
import { failureOf } from '../../domain/failure/failure'
import { failureMessages } from '../../domain/failure/messages'
import { sessionMessages } from '../../domain/session/messages'
import type { Outcome } from '../core/actors'
import { assigning } from '../core/assigning'
import type { SessionContext } from './context'
import type { SessionEvent } from './events'

const assign = assigning<SessionContext, SessionEvent>()

export const sessionActions = {
  storeCustomer: assign((_, outcome: Outcome<Customer>) =>
    isRight(outcome) ? { customer: outcome.right, error: undefined } : {},
  ),
  storeError: assign((_, outcome: Outcome<unknown>) =>
    isLeft(outcome) ? { error: failureOf(outcome.left).message } : {},
  ),
  showDefect: assign(() => ({ error: failureMessages.online })),
  becomeAnonymous: assign(() => ({ customer: undefined, error: sessionMessages.notAuthorised, hasToken: false })),
  rememberEnd: assign(() => ({ error: sessionMessages.ended })),
  expectToken: assign(() => ({ hasToken: true })),
  forgetCustomer: assign(() => ({ customer: undefined })),
}
