import { makeSentSecondFactor } from '../../adapters/browser/sent-second-factor'
import { makeLogInPort } from '../../adapters/http/log-in'
import { makeSecondFactorPort } from '../../adapters/http/second-factor'
import { makeSecondFactorImplementations } from '../../machines/second-factor/actors'
import { secondFactorMachine } from '../../machines/second-factor/machine'
import { Clock } from '../../ports/clock'
import { Connectivity } from '../../ports/connectivity'
import { CustomerStorage } from '../../ports/customer-storage'
import { LogInPort } from '../../ports/log-in-port'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { OpenedResetLink } from '../../ports/opened-reset-link'
import { SecondFactorPort } from '../../ports/second-factor-port'
import { SentSecondFactor } from '../../ports/sent-second-factor'
import { SessionStore } from '../../ports/session-store'
import { TrustedBrowser } from '../../ports/trusted-browser'
import { makeTrustedBrowser } from '../../adapters/browser/trusted-browser'
import { defineFeature } from '../binding/define-feature'
import { Http, Local, OfTab } from '../binding/tokens'

/** The second half of a log-in that asks for a code. */
export const feature = defineFeature('secondFactor', {
  ports: (bind) => {
    bind(LogInPort, makeLogInPort, Http)
    bind(SecondFactorPort, makeSecondFactorPort, Http)
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
  },
  needs: {
    logIn: LogInPort,
    secondFactor: SecondFactorPort,
    sentSecondFactor: SentSecondFactor,
    trustedBrowser: TrustedBrowser,
    openedLink: OpenedResetLink,
    store: SessionStore,
    customerStorage: CustomerStorage,
    clock: Clock,
    navigation: Navigation,
    notifications: Notifications,
  },
  make: (ports) => ({
    machine: secondFactorMachine.provide(makeSecondFactorImplementations(ports)),
    input: (asked) => asked,
  }),
})
