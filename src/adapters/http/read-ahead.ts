import type { FirstRead } from './first-reads'
import { optionsOf, urlOf, type HttpConfiguration } from './request'

type Fetch = typeof globalThis.fetch

type Parts = {
  readonly configuration: () => Promise<HttpConfiguration>
  readonly token: () => string | undefined
  readonly fetch: Fetch
}

type Waiting = { readonly response: Promise<Response>; readonly stop: () => void }

/** How long a response waits for its screen, in milliseconds. */
const WAITS_MS = 10_000

/** What makes two requests the same: the customer is in the headers. */
const identityOf = (url: unknown, headers: unknown): string => String(url) + JSON.stringify(headers)

/**
 * Requests what a screen begins with while its scripts are still being loaded. Each response waits for the screen's own
 * request, which gets it once, if it is the same, headers included. A write, another screen or ten seconds discard it;
 * uploads, which do not use `fetch`, are made on screens that have had their response.
 */
export const makeReadAhead = ({ configuration, token, fetch }: Parts) => {
  const waiting = new Map<string, Waiting>()
  const discard = () => {
    waiting.forEach(({ stop }) => stop())
    waiting.clear()
  }

  const request = async (reads: readonly FirstRead[]): Promise<void> => {
    discard()
    const owner = token()
    if (owner === undefined) return
    const settings = await configuration()
    for (const { path, query } of reads) {
      const [url, options] = [urlOf(settings.apiHost, path, query), optionsOf(owner, settings)]
      const identity = identityOf(url, options.headers)
      const controller = new AbortController()
      const response = fetch(url, { method: 'GET', ...options, signal: controller.signal })
      waiting.set(identity, { response, stop: () => controller.abort() })
      const forget = () => waiting.delete(identity)
      setTimeout(forget, WAITS_MS)
      // A connection that is lost before the screen is there does not count for it.
      response.catch(forget)
    }
  }

  const fetchOnce: Fetch = (url, options = {}) => {
    if (options.method !== 'GET') discard()
    const identity = identityOf(url, options.headers)
    const found = waiting.get(identity)
    if (found === undefined) return fetch(url, options)
    waiting.delete(identity)
    options.signal?.addEventListener('abort', found.stop)
    return found.response
  }

  return {
    fetch: fetchOnce,
    /** Never rejects: what fails here is requested by the screen. */
    readAhead: (reads: readonly FirstRead[]) => void request(reads).catch(() => undefined),
  }
}
