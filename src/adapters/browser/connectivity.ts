import type { Connectivity } from '../../ports/connectivity'

/** How often the server is asked whether it is there again, where the browser has been wrong about it. */
const ASK_AGAIN_MS = 15_000

type Fetch = typeof globalThis.fetch

type ServerConnectivity = Connectivity & {
  /** The same function, from which it is learned whether the server answers; a request that was given up says nothing. */
  readonly tracked: (send: Fetch) => Fetch
  /** The browser's own, tracked. */
  readonly fetch: Fetch
}

/**
 * Connectivity as the browser reports it, unless the server says more: behind some VPNs `navigator.onLine` is false for good,
 * so an answer counts more, until a request fails or the browser reports a change. It says so in the
 * browser's own events, which the first screen follows too (`ui/components/state/is-online.ts`).
 */
export const makeConnectivity = (browser: Window & Pick<typeof globalThis, 'fetch'>): ServerConnectivity => {
  let isRefuted = false
  let losses = 0
  browser.addEventListener('online', () => {
    isRefuted = !browser.navigator.onLine
  })
  browser.addEventListener('offline', () => {
    isRefuted = false
    losses += 1
  })
  const isOnline = () => browser.navigator.onLine || isRefuted

  const tracked =
    (send: Fetch): Fetch =>
    async (input, init) => {
      const lossesBefore = losses
      try {
        const response = await send(input, init)
        // What was on its way when the connection was lost says nothing of now.
        if (!isOnline() && losses === lossesBefore) browser.dispatchEvent(new Event('online'))
        return response
      } catch (error) {
        if (!init?.signal?.aborted && isRefuted && !browser.navigator.onLine) {
          browser.dispatchEvent(new Event('offline'))
          askAgain()
        }
        throw error
      }
    }
  const fetch = tracked((input, init) => browser.fetch(input, init))
  // The browser will not say when the connection is back.
  const askAgain = () => {
    setTimeout(() => {
      if (!isOnline()) fetch('/config.json', { cache: 'no-store' }).catch(askAgain)
    }, ASK_AGAIN_MS)
  }

  return {
    isOnline,
    onOnline: (listener) => {
      browser.addEventListener('online', listener)
      return () => {
        browser.removeEventListener('online', listener)
      }
    },
    tracked,
    fetch,
  }
}
