import { makeSessionStore } from '../adapters/browser/session-store'
import { makeSafeStorage } from '../adapters/browser/storage'

/** Whether a token is stored, before the container is there: it decides which screen comes first. */
export const hasToken = (browser: Window): boolean => {
  const local = makeSafeStorage(() => browser.localStorage)
  const session = makeSafeStorage(() => browser.sessionStorage)
  return makeSessionStore(local, session, browser).token() !== undefined
}
