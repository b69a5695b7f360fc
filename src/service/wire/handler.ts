import type { FastifyRequest } from 'fastify'
import type { BodyOf, QueryOf, ResultOf } from '../../contract/endpoint'
import type { endpoints, EndpointName } from '../../contract/table'
import type { Violation } from './errors'

/** The logged-in customer. What else is known of one is declared where accounts are. */
export interface SignedIn {
  readonly id: string
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

/** A handler for every row of the endpoint table; a missing one does not compile. It runs after the rules of the call. */
export type Handlers = { readonly [Name in EndpointName]: Handler<(typeof endpoints)[Name]> }

/**
 * The rules of the calls whose body has any beyond its shape: the violations, `null` for a rule that is kept. Fields that
 * could not be read are blank, and violations of them are not sent.
 */
export type Rules = {
  readonly [Name in EndpointName]?: (call: Call<(typeof endpoints)[Name]>) => readonly (Violation | null)[]
}
