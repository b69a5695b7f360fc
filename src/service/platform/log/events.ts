import type { FastifyRequest } from 'fastify'

/** What is logged as an event; docs/operations.md says when. */
export type EventName =
  | 'registered'
  | 'email-confirmed'
  | 'phone-verified'
  | 'code-refused'
  | 'logged-in'
  | 'log-in-refused'
  | 'account-locked'
  | 'logged-out'
  | 'password-changed'
  | 'password-change-refused'
  | 'reset-requested'
  | 'password-reset'
  | 'reset-refused'
  | 'card-paid'
  | 'card-declined'
  | 'mandate-set-up'
  | 'file-refused'
  | 'limit-reached'
  | 'request-shed'

/** Never a name, an address, a code, or anything else that somebody typed or that opens something. */
type About = {
  /** The customer concerned, when it is not the one of the token. */
  readonly customerId?: string | undefined
  /** Why something was refused, in a word of the code. */
  readonly reason?: string
  readonly quoteId?: number
}

export type RecordEvent = (event: EventName, about?: About) => void

/** Logs events of this request, with its id, the network address that it came from, and the customer. */
export const recorderOf =
  (request: Pick<FastifyRequest, 'address' | 'log'> & Partial<Pick<FastifyRequest, 'customer'>>): RecordEvent =>
  (event, { customerId, reason, quoteId } = {}) => {
    request.log.info(
      { event, customer: customerId ?? request.customer?.id, address: request.address, reason, quoteId },
      'event',
    )
  }
