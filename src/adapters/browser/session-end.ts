import type { PageVisibility } from '../../ports/page-visibility'
import type { Clock } from '../../ports/clock'
import type { SessionEnd } from '../../ports/session-end'
import type { SessionStore } from '../../ports/session-store'

/** The longest time that browsers wait for, in milliseconds. */
const LONGEST_MS = 2_147_483_647

type Parts = {
  readonly store: Pick<SessionStore, 'token' | 'endsAt' | 'refuseToken'>
  readonly clock: Pick<Clock, 'now'>
  readonly deviceTime: () => number
  /** A timer does not run while a phone sleeps. */
  readonly pageVisibility: Pick<PageVisibility, 'watch'>
  readonly browser: Pick<Window, 'setTimeout' | 'clearTimeout'>
}

export const makeSessionEnd = ({ store, clock, deviceTime, pageVisibility, browser }: Parts): SessionEnd => ({
  watch: () => {
    const [token, endsAt = 0] = [store.token(), store.endsAt()]
    const ahead = () => clock.now() - deviceTime()
    const aheadAtFirst = ahead()
    // A sandbox moves the time that its answers say, which ends no session; time that a phone slept is on both clocks.
    const rest = () => endsAt + Math.max(0, ahead() - aheadAtFirst) - clock.now()
    // A server that has just accepted the token knows better.
    if (token === undefined || rest() <= 0) return () => undefined
    let timer: number | undefined
    const check = () => {
      browser.clearTimeout(timer)
      if (rest() <= 0) store.refuseToken(token)
      else timer = browser.setTimeout(check, Math.min(rest(), LONGEST_MS))
    }
    check()
    const unwatch = pageVisibility.watch(check)
    return () => {
      browser.clearTimeout(timer)
      unwatch()
    }
  },
})
