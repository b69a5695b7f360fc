import type { TaskEither } from 'fp-ts/TaskEither'
import type { ResultOf } from '../../contract/endpoint'
import type { quoteCalls } from '../../contract/quote-calls'
import type { Call } from '../../ports/call'
import type { PortError } from '../../domain/failure/port-error'
import type { HttpClient } from './client'

/** The result of every quote call. */
export type WireQuote = ResultOf<typeof quoteCalls.vehicleQuote>

/** Sends one kind of request; amounts travel as numbers of naira. */
export type SendQuote<Request> = (http: HttpClient, request: Request, call: Call) => TaskEither<PortError, WireQuote>
