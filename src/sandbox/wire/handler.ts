import type { FastifyRequest } from 'fastify'
import type { BodyOf, QueryOf, ResultOf } from '../../contract/endpoint'
import type { endpoints, EndpointName } from '../../contract/table'

/** Who is logged in, as every handler needs it. */
export type SignedIn = {
  readonly id: string
  readonly emailAddress: string
  readonly name: string
  readonly surname: string
  /** The log-in that the token belongs to. */
  readonly session: string
}

/** What a handler is given: query and body decoded by the row's codecs. */
type Call<E> = {
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly request: FastifyRequest
  /** The customer of the token. Reading it in a call that needs no log-in is a NotLoggedInError without one. */
  readonly customer: SignedIn
}

type Handler<E> = (call: Call<E>) => Promise<ResultOf<E>>

/** One handler for every row of the endpoint table: a row without one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<(typeof endpoints)[Name]> }
