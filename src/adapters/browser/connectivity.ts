import type { Connectivity } from '../../ports/connectivity'

/** Connectivity by what the browser says of it. `true` only means that a call is worth trying. */
export const makeConnectivity = (browser: Window): Connectivity => ({
  isOnline: () => browser.navigator.onLine,
  onOnline: (listener) => {
    browser.addEventListener('online', listener)
    return () => {
      browser.removeEventListener('online', listener)
    }
  },
})
