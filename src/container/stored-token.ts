import { makeSessionStore } from '../adapters/browser/session-store'
import { makeSafeStorage } from '../adapters/browser/storage'

/** The stored token; read before the container exists, to decide which screen is rendered first. */
export const storedToken = (browser: Window): string | undefined => {
  const local = makeSafeStorage(() => browser.localStorage)
  const session = makeSafeStorage(() => browser.sessionStorage)
  return makeSessionStore(local, session, browser).token()
}
