import type { PageVisibility } from '../../ports/page-visibility'
import type { Connectivity } from '../../ports/connectivity'

/** Visibility as the browser reports it: the tab is not in the background, and there is a connection. */
export const makePageVisibility = (browser: Window, { isOnline }: Pick<Connectivity, 'isOnline'>): PageVisibility => ({
  isThere: () => browser.document.visibilityState !== 'hidden' && isOnline(),
  watch: (listener) => {
    browser.document.addEventListener('visibilitychange', listener)
    browser.addEventListener('online', listener)
    return () => {
      browser.document.removeEventListener('visibilitychange', listener)
      browser.removeEventListener('online', listener)
    }
  },
})
