import { TRUSTED_BROWSER_DAYS } from '../../domain/rules/constants'
import type { Connectivity } from '../../ports/connectivity'
import type { TrustedBrowser } from '../../ports/trusted-browser'
import type { CookieName, LocalKey } from '../../domain/session/stored-items'
import type { SafeStorage } from './storage'

/** The name of the cookie, and of the item that says that there may be one. */
const NAME = 'trusted-browser'
const PATH = '/login'

type Browser = {
  readonly document: { cookie: string }
  readonly location: Pick<Location, 'protocol'>
  readonly performance: Pick<Performance, 'getEntriesByType'>
}

const isSecure = ({ location }: Browser): boolean => location.protocol === 'https:'

/** Browsers take a cookie of this prefix over TLS alone. */
const cookieIn = (browser: Browser): CookieName => (isSecure(browser) ? `__Secure-${NAME}` : NAME)

/**
 * The mark of a trusted browser in a cookie of log-in's address: no other screen can read it, and no call sends it but in
 * the body of a log-in. A browser shows such a cookie only to a document that was loaded at that address, whatever its
 * address is now; whether there may be one is noted in local storage (`yes`), which a log-out clears, the cookie it leaves.
 */
export const makeTrustedBrowser = (
  browser: Browser,
  local: SafeStorage<LocalKey>,
  { isOnline }: Pick<Connectivity, 'isOnline'>,
): TrustedBrowser => ({
  read: () => {
    const start = `${cookieIn(browser)}=`
    const value = browser.document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(start))
      ?.slice(start.length)
    if (!value) return undefined
    local.set(NAME, 'yes')
    try {
      return decodeURIComponent(value)
    } catch {
      return undefined
    }
  },
  save: (browserToken) => {
    const seconds = TRUSTED_BROWSER_DAYS * 24 * 60 * 60
    const cookie = `${cookieIn(browser)}=${encodeURIComponent(browserToken)}; Path=${PATH}; Max-Age=${String(seconds)}; SameSite=Strict`
    browser.document.cookie = isSecure(browser) ? `${cookie}; Secure` : cookie
    local.set(NAME, 'yes')
  },
  isOutOfReach: () => {
    if (local.get(NAME) !== 'yes' || !isOnline()) return false
    const [loaded] = browser.performance.getEntriesByType('navigation')
    const isElsewhere = loaded !== undefined && new URL(loaded.name).pathname !== PATH
    // A document of log-in that reads it says so. One that does not come, or has none, is not loaded for it again.
    if (isElsewhere) local.set(NAME, 'looked for')
    return isElsewhere
  },
})
