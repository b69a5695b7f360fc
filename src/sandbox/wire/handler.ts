import type { FastifyRequest } from 'fastify'
import type { BodyOf, QueryOf, ResultOf } from '../../contract/endpoint'
import type { endpoints, EndpointName } from '../../contract/table'

/** The logged-in customer. */
export type SignedIn = {
  readonly id: string
  readonly emailAddress: string
  readonly name: string
  readonly surname: string
  /** The session of the token. */
  readonly session: string
}

/** The input of a handler: query and body are decoded by the row's codecs. */
type Call<E> = {
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly request: FastifyRequest
  /** The customer of the token. Without a token, in a call that needs no log-in, reading it throws NotLoggedInError. */
  readonly customer: SignedIn
}

type Handler<E> = (call: Call<E>) => Promise<ResultOf<E>>

/** A handler for every row of the endpoint table; a missing one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<(typeof endpoints)[Name]> }
