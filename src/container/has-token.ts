import { makeSessionStore } from '../adapters/browser/session-store'
import { makeSafeStorage } from '../adapters/browser/storage'

/** Whether a token is stored; read before the container exists, to decide which screen is rendered first. */
export const hasToken = (browser: Window): boolean => {
  const local = makeSafeStorage(() => browser.localStorage)
  const session = makeSafeStorage(() => browser.sessionStorage)
  return makeSessionStore(local, session, browser).token() !== undefined
}
