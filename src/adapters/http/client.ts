import { isLeft, left, type Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Endpoint } from '../../contract/endpoint'
import type { Call } from '../../ports/call'
import type { Connectivity } from '../../ports/connectivity'
import type { PortError } from '../../domain/failure/port-error'
import type { SessionStore } from '../../ports/session-store'
import { readAnswer, type AnswerParts } from './answer'
import { optionsOf, urlOf, type HttpConfiguration } from './request'
import { timed } from './timed'

type Fetch = typeof globalThis.fetch

export type HttpClientParts = AnswerParts & {
  readonly configuration: () => Promise<HttpConfiguration>
  readonly store: Pick<SessionStore, 'token' | 'refuseToken'>
  readonly connectivity: Connectivity
  readonly fetch: Fetch
  /** Receives every answer, for the clock. */
  readonly onAnswer: (answer: Response) => void
  /** Follows requests that are sent without `fetch`, as it does its own: connectivity goes by what becomes of them. */
  readonly tracked: (send: Fetch) => Fetch
  /** Time limits in milliseconds; by default 15 s, and 60 s for uploads. */
  readonly limits?: Readonly<Record<Endpoint['size'], number>>
}

type Options = { readonly keepalive?: boolean; readonly sending?: Sending | undefined }

/** The codec would silently drop members that the API does not have, so they do not compile. */
type Only<B, Sent> = Sent & { readonly [Member in Exclude<keyof Sent, keyof B>]: never }

type Input<Q, B, Sent> = (Q extends Record<string, never> ? { query?: undefined } : { query: Q }) &
  (B extends undefined ? { body?: undefined } : { body: Only<B, Sent> })

/** A replacement for the client's fetch that calls `onActivity` while the body is being sent. */
export type Sending = (onActivity: () => void, parts: Pick<HttpClientParts, 'fetch' | 'tracked'>) => Fetch

/** Calls one row of the endpoint table. `keepalive` lets the request outlive the page. */
export type HttpClient = <Q, B, R, Sent extends B>(
  row: Endpoint<Q, B, R>,
  input: Input<Q, B, Sent>,
  call: Call,
  options?: Options,
) => TaskEither<PortError, R>

const defaultLimits = { normal: 15_000, upload: 60_000 } as const

/**
 * The one client of the portal: endpoint → request → response → result or tagged error, with the same headers for every
 * call. A read is retried once after an outage; a write is never retried here (./upload has the one
 * exception). A 401 refuses the token that the request was sent with.
 */
export const makeHttpClient = (parts: HttpClientParts): HttpClient => {
  const limits = parts.limits ?? defaultLimits

  const once = async <Q, B, R, Sent extends B>(
    row: Endpoint<Q, B, R>,
    input: Input<Q, B, Sent>,
    call: Call,
    options: Options,
  ): Promise<Either<PortError, R>> => {
    const token = parts.store.token()
    let sentOnline = false
    const failed = (timedOut: boolean): PortError => {
      if (call.signal.aborted) return { _tag: 'Cancelled' }
      const wrote = row.writes && sentOnline
      // A customer's write that lost its connection may have arrived; an account call is reported as offline.
      if (!parts.connectivity.isOnline() && !(wrote && row.needsLogIn)) return { _tag: 'Offline' }
      return timedOut || wrote ? { _tag: 'NoAnswer', wrote } : { _tag: 'Outage' }
    }
    const outcome = await timed(limits[row.size], call.signal, async (signal, onActivity) => {
      const configuration = await parts.configuration()
      const body: unknown = row.body.encode(input.body as B)
      sentOnline = parts.connectivity.isOnline()
      const send = options.sending?.(onActivity, parts) ?? parts.fetch
      const response = await send(urlOf(configuration.apiHost, row.path, row.query.encode((input.query ?? {}) as Q)), {
        method: row.method,
        ...optionsOf(token, configuration),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        keepalive: options.keepalive === true,
        signal,
      })
      return { response, text: await response.text() }
    })
    if (isLeft(outcome)) return left(failed(outcome.left === 'timed-out'))
    parts.onAnswer(outcome.right.response)
    const answer = readAnswer(row, outcome.right.response, outcome.right.text, parts)
    if (isLeft(answer) && answer.left._tag === 'Unauthorised' && token !== undefined) parts.store.refuseToken(token)
    return answer
  }

  return (row, input, call, options = {}) =>
    async () => {
      const first = await once(row, input, call, options)
      const again = isLeft(first) && first.left._tag === 'Outage' && !row.writes && !call.signal.aborted
      return again ? once(row, input, call, options) : first
    }
}
