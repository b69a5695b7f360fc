import type { Call } from '../../ports/call'
import type { Sending } from './client'

const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

/** Statuses whose answer has no body, which a `Response` insists on. */
const bodiless = [204, 205, 304]

type Parts = { readonly onProgress: (fraction: number) => void; readonly makeRequest: () => XMLHttpRequest }

/**
 * A `fetch` by XMLHttpRequest, which alone tells how much of a body has been sent. It knows what the portal's client
 * asks for: an address, method, headers, a text as body and a signal; cookies are never sent to another origin.
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
          resolve(new Response(bodiless.includes(status) ? null : responseText, { status, headers: headersOf(request) }))
        } catch (unreadable) {
          reject(unreadable instanceof Error ? unreadable : new Error('The answer is none.'))
        }
      }
      request.onerror = () => {
        reject(new TypeError('The request broke.'))
      }
      request.onabort = () => {
        reject(new DOMException('The request was cancelled.', 'AbortError'))
      }
      signal?.addEventListener('abort', () => {
        request.abort()
      })
      request.send(typeof body === 'string' ? body : null)
    })

/**
 * How a file is sent: each part that is sent restarts the time limit, so that a slow upload is not given up while it
 * moves, and is reported as progress where the caller wants it. Where there is no XMLHttpRequest it is sent by fetch.
 */
export const sendingOf = ({ onProgress }: Call): Sending | undefined =>
  typeof XMLHttpRequest === 'undefined'
    ? undefined
    : (onActivity) =>
        fetchWithProgress({
          makeRequest: () => new XMLHttpRequest(),
          onProgress: (fraction) => {
            onActivity()
            onProgress?.(fraction)
          },
        })
