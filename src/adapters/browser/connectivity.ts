import type { Connectivity } from '../../ports/connectivity'

/** Connectivity as the browser reports it. `true` only means that a call is worth trying. */
export const makeConnectivity = (browser: Window): Connectivity => ({
  isOnline: () => browser.navigator.onLine,
  onOnline: (listener) => {
    browser.addEventListener('online', listener)
    return () => {
      browser.removeEventListener('online', listener)
    }
  },
})
