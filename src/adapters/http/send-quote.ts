import type { TaskEither } from 'fp-ts/TaskEither'
import type { ResultOf } from '../../contract/endpoint'
import type { getQuotes } from '../../contract/orders'
import type { Call } from '../../ports/call'
import type { PortError } from '../../domain/failure/port-error'
import type { AskedQuote } from '../../ports/quote-port'
import type { HttpClient } from './client'

/** The result of every quote call. */
export type WireQuote = Omit<ResultOf<typeof getQuotes>['items'][number], 'status'>

/** Sends one kind of request; amounts travel as numbers of naira. */
export type SendQuote<Request> = (
  http: HttpClient,
  request: Request,
  asked: { readonly replacesQuoteId: AskedQuote['replacesQuoteId'] },
  call: Call,
) => TaskEither<PortError, WireQuote>
