import { makeSafeStorage } from '../adapters/browser/storage'
import { usable } from '../adapters/browser/usable-token'
import { LOGIN_TOKEN_STORAGE_KEY } from '../domain/rules/constants'

/** The stored token; read before the container exists, to decide which screen is rendered first. */
export const storedToken = (browser: Window): string | undefined =>
  usable(makeSafeStorage(() => browser.localStorage).get(LOGIN_TOKEN_STORAGE_KEY))
