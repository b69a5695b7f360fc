import { makeSecondFactorPort } from '../../adapters/http/second-factor'
import { makeSecondFactorImplementations } from '../../machines/second-factor/actors'
import { secondFactorMachine } from '../../machines/second-factor/machine'
import { Clock } from '../../ports/clock'
import { CustomerStorage } from '../../ports/customer-storage'
import { LogInPort } from '../../ports/log-in-port'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { OpenedResetLink } from '../../ports/opened-reset-link'
import { SecondFactorPort } from '../../ports/second-factor-port'
import { SentSecondFactor } from '../../ports/sent-second-factor'
import { SessionStore } from '../../ports/session-store'
import { TrustedBrowser } from '../../ports/trusted-browser'
import { bindLogIn } from '../binding/bind-log-in'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** The second half of a log-in that asks for a code. */
export const feature = defineFeature('secondFactor', {
  ports: (bind) => {
    bindLogIn(bind)
    bind(SecondFactorPort, makeSecondFactorPort, Http)
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
