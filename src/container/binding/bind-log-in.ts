import { makeSentSecondFactor } from '../../adapters/browser/sent-second-factor'
import { makeTrustedBrowser } from '../../adapters/browser/trusted-browser'
import { makeLogInPort } from '../../adapters/http/log-in'
import { Clock } from '../../ports/clock'
import { Connectivity } from '../../ports/connectivity'
import { LogInPort } from '../../ports/log-in-port'
import { SentSecondFactor } from '../../ports/sent-second-factor'
import { TrustedBrowser } from '../../ports/trusted-browser'
import type { bindPort } from './define-feature'
import { Http, Local, OfTab } from './tokens'

/** Binds what both halves of a log-in need: the one with the password, and the one with a code. */
export const bindLogIn = (bind: ReturnType<typeof bindPort>): void => {
  bind(LogInPort, makeLogInPort, Http)
  bind(
    TrustedBrowser,
    (local: Local, connectivity: Connectivity) => makeTrustedBrowser(window, local, connectivity),
    Local,
    Connectivity,
  )
  bind(
    SentSecondFactor,
    (ofTab: OfTab, clock: Clock) => makeSentSecondFactor({ ofTab, clock, crypto: window.crypto }),
    OfTab,
    Clock,
  )
}
