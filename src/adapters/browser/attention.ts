import type { Attention } from '../../ports/attention'

/** Attention as the browser reports it: the tab is not in the background, and there is a connection. */
export const makeAttention = (browser: Window): Attention => ({
  isThere: () => browser.document.visibilityState !== 'hidden' && browser.navigator.onLine,
  watch: (listener) => {
    browser.document.addEventListener('visibilitychange', listener)
    browser.addEventListener('online', listener)
    return () => {
      browser.document.removeEventListener('visibilitychange', listener)
      browser.removeEventListener('online', listener)
    }
  },
})
