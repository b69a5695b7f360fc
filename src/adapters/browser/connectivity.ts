import type { Connectivity } from '../../ports/connectivity'

/** How often the server is asked whether it is there again, where the browser has been wrong about it. */
const ASK_AGAIN_MS = 15_000

/** What became of a request: an answer with any status, or none. */
type Hear = (outcome: 'answered' | 'unanswered') => void

type ServerConnectivity = Connectivity & {
  /** A request is being sent. The returned function takes what became of it, unless the portal gave it up. */
  readonly sending: () => Hear
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

  const sending = (): Hear => {
    const lossesBefore = losses
    return (outcome) => {
      if (outcome === 'unanswered' && isRefuted && !browser.navigator.onLine) {
        browser.dispatchEvent(new Event('offline'))
        askAgain()
      }
      // What was on its way when the connection was lost says nothing of now.
      if (outcome === 'answered' && !isOnline() && losses === lossesBefore) browser.dispatchEvent(new Event('online'))
    }
  }
  // The browser will not say when the connection is back.
  const askAgain = () => {
    setTimeout(() => {
      if (isOnline()) return
      const hear = sending()
      browser.fetch('/config.json', { cache: 'no-store' }).then(() => hear('answered'), askAgain)
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
    sending,
  }
}
