import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../contract/endpoint'
import { success } from '../../contract/envelope'
import { endpoints, type EndpointName } from '../../contract/table'
import { readAgainOnBreak } from '../platform/database/unavailable'
import type { Config } from '../platform/config/config'
import { NotLoggedInError, type Violation } from './errors'
import { decode } from './decode'
import type { Handlers, Rules, SignedIn } from './handler'
import type { CallQueues, EnqueueWrite } from './request-queue'
import { bodyLimits, limited } from './limits'
import { limitedByAddress } from './network-address'
import { ownerOf } from './owner'
import { withKnownNames } from './query-names'
import { readBody } from './read-body'
import { registerUploadParser } from './upload-parser'

declare module 'fastify' {
  interface FastifyRequest {
    customer: SignedIn | null
  }
}

/** What may answer a call in place of its handler, which `respond` runs. */
export type Intercept = (
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  respond: () => Promise<unknown>,
) => Promise<unknown>

type Needs = {
  readonly config: Pick<Config, 'requestsPerMinute'>
  readonly tokens: {
    readonly knownOwnerOf: (token: string) => string | undefined
    readonly customerOf: (token: string) => Promise<SignedIn | null>
  }
  readonly queues: CallQueues
  readonly enqueueWrite: EnqueueWrite
  readonly intercept: Intercept | undefined
}

/** The call, the handler and the rules of any row, without the row's types. */
type AnyCall = {
  readonly query: unknown
  readonly body: unknown
  readonly request: FastifyRequest
  readonly customer: SignedIn
}
type AnyHandler = (call: AnyCall) => Promise<unknown>
type AnyRules = (call: AnyCall) => readonly (Violation | null)[]

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

/** The input of a handler. @throws InvalidRequestError with all violations of the query, or of the body */
const callOf = (row: Endpoint, rules: AnyRules | undefined, request: FastifyRequest): AnyCall => {
  const query = decode(row.query, withKnownNames(row.query, request.query))
  const withBody = (body: unknown): AnyCall => ({
    query,
    body,
    request,
    get customer(): SignedIn {
      if (request.customer === null) throw new NotLoggedInError()
      return request.customer
    },
  })
  return withBody(readBody(row.body, request.body, (read) => rules?.(withBody(read)) ?? []))
}

const names = Object.keys(endpoints) as readonly EndpointName[]

const isUpload = (name: EndpointName): boolean => endpoints[name].size === 'upload'

/**
 * Registers every call of the endpoint table under `/api`; the row defines method, path, log-in, size, and the codecs of
 * query, body and result. The token is verified before the body is read; it has a turn of its own, so that a body that
 * arrives slowly holds up nobody.
 */
export const registerCalls = (app: FastifyInstance, deps: Needs, handlers: Handlers, rules: Rules): void => {
  app.decorateRequest('customer', null)
  const register = (scope: FastifyInstance, name: EndpointName) => {
    const row = endpoints[name] as unknown as Endpoint
    const handler = handlers[name] as AnyHandler
    const rulesOfCall = rules[name] as AnyRules | undefined
    const enqueue = limited.has(name) ? deps.queues.limited : deps.queues.others
    scope.route({
      method: row.method,
      exposeHeadRoute: !row.writes,
      url: `/api${row.path}`,
      bodyLimit: bodyLimits[row.size],
      config: limited.has(name) ? limitedByAddress(deps.config.requestsPerMinute) : {},
      onRequest: async (request) => {
        const token = bearerOf(request)
        const holderOf = (text: string) =>
          enqueue(ownerOf(request, deps.tokens.knownOwnerOf(text)), () => deps.tokens.customerOf(text))
        request.customer = token === undefined ? null : await holderOf(token)
        if (row.needsLogIn && request.customer === null) throw new NotLoggedInError()
        request.owner = request.customer?.id ?? null
      },
      handler: async (request, reply) => {
        const work = async () => success(row.result.encode(await handler(callOf(row, rulesOfCall, request))))
        const owner = ownerOf(request)
        const respond = () =>
          row.writes
            ? deps.enqueueWrite(request.customer?.id, () => enqueue(owner, work))
            : enqueue(owner, () => readAgainOnBreak(work))
        return deps.intercept === undefined ? respond() : deps.intercept(row.path, request, reply, respond)
      },
    })
  }
  for (const name of names.filter((each) => !isUpload(each))) register(app, name)
  void app.register(async (scope) => {
    registerUploadParser(scope)
    for (const name of names.filter(isUpload)) register(scope, name)
  })
}
