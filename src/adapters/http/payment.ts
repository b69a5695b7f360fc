import { chain, left, map, orElse, right } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { getAccess, getPaymentByQuote } from '../../contract/payment'
import { getPolicies } from '../../contract/policy'
import { paymentStateOf, paymentStatuses, type PaymentState } from '../../domain/payment/payment'
import type { PaymentPort } from '../../ports/payment-port'
import type { PortError } from '../../domain/failure/port-error'
import type { HttpClient } from './client'
import { nameIn } from './enumeration'
import { pagedQuery } from './paging'

const withoutToken: PortError = { _tag: 'Rejected', code: 0, message: undefined, details: undefined, violations: [] }

export const makePaymentPort = (http: HttpClient): PaymentPort => ({
  // On a server without this call, a policy with the quote number means paid; otherwise the state is unknown, not unpaid.
  state: ({ quoteId, quoteNo }, call) =>
    pipe(
      http(getPaymentByQuote, { query: { quoteId } }, call),
      map(({ status }) => paymentStateOf(nameIn(paymentStatuses)(status))),
      orElse((error) => {
        if (error._tag !== 'NotFound' || quoteNo === undefined) return left(error)
        return pipe(
          http(getPolicies, { query: { ...pagedQuery({ skip: 0, take: 10 }), Filter: quoteNo } }, call),
          map(({ items }): PaymentState =>
            items.some((policy) => policy.quote?.quoteNo === quoteNo) ? 'paid' : 'unknown',
          ),
        )
      }),
    ),
  widgetToken: (quoteId, call) =>
    pipe(
      http(getAccess, { query: { quoteId } }, call),
      chain(({ accessToken }) => (accessToken ? right(accessToken) : left(withoutToken))),
    ),
})
