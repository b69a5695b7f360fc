import { UploadNotRead } from '../../contract/upload-not-read'
import type { Call } from '../../ports/call'
import type { Sending } from './client'
import { retryAfter } from './retry-after'

const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

/** Statuses for which the `Response` constructor accepts no body. */
const statusesWithoutBody = [204, 205, 304]

type Parts = { readonly onProgress: (fraction: number) => void; readonly makeRequest: () => XMLHttpRequest }

/**
 * A `fetch` on XMLHttpRequest, the only API that reports upload progress. It supports what the portal's client uses:
 * an address, method, headers, a text as body and a signal; cookies are never sent to another origin.
 */
export const fetchWithProgress =
  ({ onProgress, makeRequest }: Parts): typeof globalThis.fetch =>
  (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = makeRequest()
      request.open(method, address instanceof Request ? address.url : String(address))
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      }
      request.onload = () => {
        const { status, responseText } = request
        try {
          resolve(
            new Response(statusesWithoutBody.includes(status) ? null : responseText, {
              status,
              headers: headersOf(request),
            }),
          )
        } catch (error) {
          reject(error instanceof Error ? error : new Error('The response is invalid.'))
        }
      }
      request.onerror = () => {
        reject(new TypeError('The request failed.'))
      }
      request.onabort = () => {
        reject(new DOMException('The request was cancelled.', 'AbortError'))
      }
      signal?.addEventListener('abort', () => {
        request.abort()
      })
      request.send(typeof body === 'string' ? body : null)
    })

/** How often an upload is sent again for which the server has no room, and the longest wait before that in seconds. */
const WAITS = 20
const LONGEST_WAIT = 10

const secondsToWait = (response: Response): number => Math.min(retryAfter(response) ?? LONGEST_WAIT, LONGEST_WAIT)

/** Whether the server had no room for an upload and did not read it; any other answer may come from a write that is done. */
const isNotRead = async (response: Response): Promise<boolean> => {
  if (response.status !== 503) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return UploadNotRead.is(body)
}

/** Sends an upload again while the server has no room for it, after the seconds that the server says. */
const waitingForRoom =
  (fetch: typeof globalThis.fetch, onActivity: () => void): typeof globalThis.fetch =>
  async (address, init) => {
    for (let waits = 0; ; waits += 1) {
      const response = await fetch(address, init)
      if (waits === WAITS || !(await isNotRead(response))) return response
      await new Promise((resolve) => setTimeout(resolve, secondsToWait(response) * 1_000))
      init?.signal?.throwIfAborted()
      onActivity()
    }
  }

/**
 * Sends a file with progress: each part sent restarts the time limit, so that a slow upload does not time out while it
 * advances, and is reported to the caller's `onProgress`. Without XMLHttpRequest it uses the client's fetch.
 */
export const sendingOf =
  ({ onProgress }: Call): Sending =>
  (onActivity, { fetch, tracked }) => {
    const send =
      typeof XMLHttpRequest === 'undefined'
        ? fetch
        : tracked(
            fetchWithProgress({
              makeRequest: () => new XMLHttpRequest(),
              onProgress: (fraction) => {
                onActivity()
                onProgress?.(fraction)
              },
            }),
          )
    return waitingForRoom(send, onActivity)
  }
