import { deviceTime } from '../../adapters/browser/clock'
import { makePageVisibility } from '../../adapters/browser/page-visibility'
import { makeSessionEnd } from '../../adapters/browser/session-end'
import type { Clock } from '../../ports/clock'
import type { SessionEnd } from '../../ports/session-end'
import type { SessionStore } from '../../ports/session-store'

type Parts = { readonly store: SessionStore; readonly clock: Clock }

/** What waits for the end of a session by time, in a chunk of its own. */
export const makeSessionEndIn = (browser: Window, parts: Parts): SessionEnd =>
  makeSessionEnd({
    ...parts,
    deviceTime,
    pageVisibility: makePageVisibility(browser, { isOnline: () => true }),
    browser,
  })
