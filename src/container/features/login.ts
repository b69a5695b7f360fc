import { makeActivationPort } from '../../adapters/http/activation'
import { makeLoginImplementations } from '../../machines/login/actors'
import { loginMachine } from '../../machines/login/machine'
import { ActivationPort } from '../../ports/activation-port'
import { KeptData } from '../../ports/kept-data'
import { Clock } from '../../ports/clock'
import { CustomerStorage } from '../../ports/customer-storage'
import { LogInPort } from '../../ports/log-in-port'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { OpenedResetLink } from '../../ports/opened-reset-link'
import { SentSecondFactor } from '../../ports/sent-second-factor'
import { SessionStore } from '../../ports/session-store'
import { TrustedBrowser } from '../../ports/trusted-browser'
import { bindLogIn } from '../binding/bind-log-in'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

export const feature = defineFeature('login', {
  ports: (bind) => {
    bindLogIn(bind)
    bind(ActivationPort, makeActivationPort, Http)
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
