import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { success } from '../../contract/envelope'
import { IdText } from '../../contract/query'
import type { Deps } from '../dependencies'
import { applyFault } from '../faults/apply-fault'
import { mailOrigin } from '../portal/origins'
import { InvalidRequestError, NotLoggedInError } from '../wire/errors'
import { recorderOf } from '../wire/events'
import type { SignedIn } from '../wire/handler'
import { withKnownNames } from '../wire/query-names'
import { bearerOf } from '../wire/register-calls'
import { violationsOf } from '../wire/violations'
import { payByCard, payByMandate, planMandate, showQuote } from './pay'
import { CardPayment, MandatePayment, MandatePlan } from './requests'

const QuoteQuery = t.strict({ quoteId: IdText }, 'quote query')

const decode = <A>(codec: t.Type<A, unknown, unknown>, value: unknown): A => {
  const decoded = codec.decode(value)
  if (isLeft(decoded)) throw new InvalidRequestError(violationsOf(decoded.left))
  return decoded.right
}

/** The calls of the widget's own page: the order, payment by card, the debits of a mandate, payment by mandate. All require the token. */
export const registerWidgetCalls = (app: FastifyInstance, deps: Deps): void => {
  app.decorateRequest('customer', null)
  const call = (
    method: 'GET' | 'POST',
    url: string,
    run: (customer: SignedIn, request: FastifyRequest) => Promise<unknown>,
  ): void => {
    app.route({
      method,
      url,
      bodyLimit: 64 * 1024,
      onRequest: async (request) => {
        const token = bearerOf(request)
        request.customer = token === undefined ? null : await deps.tokens.customerOf(token)
        if (request.customer === null) throw new NotLoggedInError()
      },
      handler: async (request, reply) => {
        const { customer } = request
        if (customer === null) throw new NotLoggedInError()
        const answer = async () => success(await run(customer, request))
        return deps.config.sandbox ? applyFault(deps, url, request, reply, answer) : answer()
      },
    })
  }
  call('GET', '/pay/quote', (customer, { query }) =>
    showQuote(deps, customer, decode(QuoteQuery, withKnownNames(QuoteQuery, query)).quoteId),
  )
  const surroundings = (request: FastifyRequest) => ({ portal: mailOrigin(deps), record: recorderOf(request) })
  call('POST', '/pay/card', (customer, request) =>
    deps.writeInTurn(customer.id, () => payByCard(deps, customer, decode(CardPayment, request.body), surroundings(request))),
  )
  call('POST', '/pay/mandate/plan', (customer, { body }) => planMandate(deps, customer, decode(MandatePlan, body)))
  call('POST', '/pay/mandate', (customer, request) =>
    deps.writeInTurn(customer.id, () => payByMandate(deps, customer, decode(MandatePayment, request.body), surroundings(request))),
  )
}
