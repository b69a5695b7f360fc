/** The calls of the page to its own server. */
import type { payByCard } from '../pay-by-card'
import type { payByMandate, planMandate } from '../pay-by-mandate'
import type { showQuote } from '../paying'
import { payment, renewToken } from './messages'

const TIMEOUT_MS = 30_000

type Result<Call extends (...input: never) => Promise<unknown>> = Awaited<ReturnType<Call>>

/** The results as the server's own functions declare them. */
type Results = {
  readonly '/pay/quote': Result<typeof showQuote>
  readonly '/pay/card': Result<typeof payByCard>
  readonly '/pay/mandate': Result<typeof payByMandate>
  readonly '/pay/mandate/plan': Result<typeof planMandate>
}

export type Order = Results['/pay/quote']
export type Receipt = Results['/pay/card']
export type Plan = Results['/pay/mandate/plan']
export type PayPath = '/pay/card' | '/pay/mandate'

export type Failure = {
  readonly code?: number | string
  readonly message?: string | null
  readonly details?: string | null
  readonly validationErrors?: ReadonlyArray<{ readonly message: string; readonly members: readonly string[] }> | null
}

export type Answer<A> = { readonly status: number } & (
  | { readonly success: true; readonly result: A }
  | { readonly success: false; readonly error?: Failure | null }
)

const isEnvelope = (body: unknown): body is object & { readonly success: boolean } =>
  typeof body === 'object' && body !== null && 'success' in body && typeof body.success === 'boolean'

type Options = { readonly query?: string; readonly body?: string }

const send = async <Path extends keyof Results>(
  path: Path,
  { query = '', body }: Options,
): Promise<Answer<Results[Path]>> => {
  // `AbortSignal.timeout` is newer than the browsers of .browserslistrc.
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(path + query, {
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${payment().accessToken}` },
      signal: timeout.signal,
    })
    const envelope: unknown = await response.json()
    if (!isEnvelope(envelope)) throw new Error('The answer is no envelope.')
    // Its members are the page's own server's: one that is not as declared throws where it is used.
    return { ...envelope, status: response.status } as Answer<Results[Path]>
  } finally {
    clearTimeout(timer)
  }
}

/** Sends a call. One whose token has expired was not carried out: it is sent once more with a new one. */
export const request = async <Path extends keyof Results>(
  path: Path,
  options: Options,
): Promise<Answer<Results[Path]>> => {
  const answer = await send(path, options)
  return answer.status === 401 && (await renewToken()) ? send(path, options) : answer
}

export const readOrder = (): Promise<Answer<Order>> =>
  request('/pay/quote', { query: `?quoteId=${encodeURIComponent(String(payment().quoteId))}` })
