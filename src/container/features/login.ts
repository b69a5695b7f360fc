import { makeSentSecondFactor } from '../../adapters/browser/sent-second-factor'
import { makeTrustedBrowser } from '../../adapters/browser/trusted-browser'
import { makeActivationPort } from '../../adapters/http/activation'
import { makeLogInPort } from '../../adapters/http/log-in'
import { makeLoginImplementations } from '../../machines/login/actors'
import { loginMachine } from '../../machines/login/machine'
import { ActivationPort } from '../../ports/activation-port'
import { KeptData } from '../../ports/kept-data'
import { Clock } from '../../ports/clock'
import { Connectivity } from '../../ports/connectivity'
import { CustomerStorage } from '../../ports/customer-storage'
import { LogInPort } from '../../ports/log-in-port'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { OpenedResetLink } from '../../ports/opened-reset-link'
import { SentSecondFactor } from '../../ports/sent-second-factor'
import { SessionStore } from '../../ports/session-store'
import { TrustedBrowser } from '../../ports/trusted-browser'
import { defineFeature } from '../binding/define-feature'
import { Http, Local, OfTab } from '../binding/tokens'

/** Log-in. */
export const feature = defineFeature('login', {
  ports: (bind) => {
    bind(LogInPort, makeLogInPort, Http)
    bind(ActivationPort, makeActivationPort, Http)
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
    sentSecondFactor: SentSecondFactor,
    activation: ActivationPort,
    kept: KeptData,
    store: SessionStore,
    customerStorage: CustomerStorage,
    clock: Clock,
    trustedBrowser: TrustedBrowser,
    openedLink: OpenedResetLink,
    navigation: Navigation,
    notifications: Notifications,
  },
  make: (ports) => ({
    machine: loginMachine.provide(makeLoginImplementations(ports)),
    input: () => ({
      email: ports.store.registeredEmail() ?? '',
      keepsAny: ports.kept.owner() !== undefined,
      needsOwnDocument: ports.trustedBrowser.isOutOfReach(),
    }),
  }),
})
