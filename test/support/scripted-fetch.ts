import { success, failure } from '../../src/contract/envelope'
import type { WireError } from '../../src/contract/envelope'

/** What the server does with one request. */
export type Reply = (request: { readonly signal: AbortSignal }) => Promise<Response>

export const text =
  (status: number, body: string, headers: Record<string, string> = {}): Reply =>
  () =>
    Promise.resolve(new Response(body, { status, headers }))

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  text(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers })

export const result = (value: unknown): Reply => json(200, success(value))

export const refusal = (status: number, error: WireError, headers: Record<string, string> = {}): Reply =>
  json(status, failure(error, status === 401 || status === 403), headers)

/** The connection breaks. */
export const broken: Reply = () => Promise.reject(new TypeError('fetch failed'))

/** Nothing comes back, until the request is given up. */
export const silence: Reply = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('aborted', 'AbortError'))
    })
  })

export type SentRequest = { readonly url: string } & RequestInit

/** A `fetch` that answers by a script and remembers what was sent. A request too many breaks. */
export const scriptedFetch = (...replies: readonly Reply[]) => {
  const requests: SentRequest[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const reply = replies[requests.length] ?? broken
    requests.push({ url: input instanceof Request ? input.url : String(input), ...init })
    return reply({ signal: init?.signal ?? new AbortController().signal })
  }
  return { fetch, requests }
}
