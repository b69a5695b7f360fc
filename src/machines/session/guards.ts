import { isLeft, isRight } from 'fp-ts/Either'
import type { Customer } from '../../domain/customer/customer'
import type { PortErrorTag } from '../../domain/failure/port-error'
import type { Outcome } from '../core/actors'
import { hasSucceeded } from '../core/output'
import type { SessionContext } from './context'

type Here = { readonly context: SessionContext }

/** Only an answer of the server may end a session, a failed connection must not. */
const answers: readonly PortErrorTag[] = ['Unauthorised', 'Forbidden', 'NotFound', 'Rejected']

export const sessionGuards = {
  isTokenMissing: ({ context }: Here) => !context.hasToken,
  isAtLogIn: () => false,
  isOnOpenScreen: () => false,
  isTakenOver: () => false,
  isSameCustomer: ({ context }: Here, outcome: Outcome<Customer>) =>
    isRight(outcome) && outcome.right.email === context.customer?.email,
  isCustomer: hasSucceeded,
  isRefused: (_: unknown, outcome: Outcome<unknown>) => isLeft(outcome) && answers.includes(outcome.left._tag),
}
