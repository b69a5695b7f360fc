import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as t from 'io-ts'
import { success } from '../../contract/envelope'
import { IdText } from '../../contract/query'
import type { Tokens } from '../account/tokens'
import { mailOrigin, type Places } from '../platform/config/origins'
import { isDatabaseAway } from '../platform/database/unavailable'
import { NotBegunError, NotFoundError, NotLoggedInError } from '../wire/errors'
import { recorderOf } from '../platform/log/events'
import { decode } from '../wire/decode'
import type { SignedIn } from '../wire/handler'
import { withKnownNames } from '../wire/query-names'
import type { CallQueues, EnqueueWrite } from '../wire/request-queue'
import { ownerOf } from '../wire/owner'
import { bearerOf, type Intercept } from '../wire/register-calls'
import { rowIdOf } from '../wire/row-id'
import { payByCard } from './pay-by-card'
import { payByMandate, planMandate } from './pay-by-mandate'
import { showQuote, type Paying, type Surroundings } from './paying'
import { CardPayment, MandatePayment, MandatePlan } from './requests'

type Needs = Places &
  Paying & {
    readonly tokens: Pick<Tokens, 'knownOwnerOf' | 'payerOf'>
    readonly queues: CallQueues
    readonly enqueueWrite: EnqueueWrite
    readonly intercept: Intercept | undefined
  }

const QuoteQuery = t.strict({ quoteId: IdText }, 'quote query')

declare module 'fastify' {
  interface FastifyRequest {
    /** The quote of the widget's token. */
    payableQuote: number | null
  }
}

/**
 * The calls of the widget's own page: the order, payment by card, the debits of a mandate, payment by mandate. All require
 * a token for the widget, which opens its own quote; every other one does not exist for it.
 */
export const registerWidgetCalls = (app: FastifyInstance, deps: Needs): void => {
  app.decorateRequest('customer', null)
  app.decorateRequest('payableQuote', null)
  const { others: enqueue } = deps.queues
  const payerOf = async (request: FastifyRequest) => {
    const token = bearerOf(request)
    if (token === undefined) return null
    return enqueue(ownerOf(request, deps.tokens.knownOwnerOf(token)), () => deps.tokens.payerOf(token)).catch(
      (error: unknown) => {
        throw isDatabaseAway(error) ? new NotBegunError() : error
      },
    )
  }
  const call = <Input extends { readonly quoteId: string | number }>(
    { method, url, writes }: { readonly method: 'GET' | 'POST'; readonly url: string; readonly writes: boolean },
    codec: t.Type<Input, unknown, unknown>,
    run: (customer: SignedIn, input: Input, surroundings: Surroundings) => Promise<unknown>,
  ): void => {
    const inputOf = ({ query, body, payableQuote }: FastifyRequest): Input => {
      const input = decode(codec, method === 'GET' ? withKnownNames(codec, query) : body)
      const quoteId = rowIdOf('Quote', input.quoteId)
      if (quoteId !== payableQuote) throw new NotFoundError('Quote', quoteId)
      return input
    }
    app.route({
      method,
      url,
      onRequest: async (request) => {
        const payer = await payerOf(request)
        if (payer === null) throw new NotLoggedInError()
        request.customer = payer.customer
        request.owner = payer.customer.id
        request.payableQuote = payer.quoteId
      },
      handler: async (request, reply) => {
        const { customer } = request
        if (customer === null) throw new NotLoggedInError()
        const surroundings = { portal: mailOrigin(deps), record: recorderOf(request) }
        const work = async () => success(await run(customer, inputOf(request), surroundings))
        const queued = () => enqueue(customer.id, work)
        const respond = () => (writes ? deps.enqueueWrite(customer.id, queued) : queued())
        return deps.intercept === undefined ? respond() : deps.intercept(url, request, reply, respond)
      },
    })
  }
  call({ method: 'GET', url: '/pay/quote', writes: false }, QuoteQuery, (customer, { quoteId }) =>
    showQuote(deps, customer, quoteId),
  )
  call({ method: 'POST', url: '/pay/card', writes: true }, CardPayment, (customer, card, surroundings) =>
    payByCard(deps, customer, card, surroundings),
  )
  call({ method: 'POST', url: '/pay/mandate/plan', writes: false }, MandatePlan, (customer, request) =>
    planMandate(deps, customer, request),
  )
  call({ method: 'POST', url: '/pay/mandate', writes: true }, MandatePayment, (customer, request, surroundings) =>
    payByMandate(deps, customer, request, surroundings),
  )
}
