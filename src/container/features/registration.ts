import { makeAccountPort } from '../../adapters/http/account'
import { makeActivationPort } from '../../adapters/http/activation'
import { makeRegistrationImplementations } from '../../machines/registration/actors'
import { registrationMachine } from '../../machines/registration/machine'
import { AccountPort } from '../../ports/account-port'
import { ActivationPort } from '../../ports/activation-port'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { SessionStore } from '../../ports/session-store'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** Registration; the referral code comes from the address. */
export const feature = defineFeature('registration', {
  ports: (bind) => {
    bind(AccountPort, makeAccountPort, Http)
    bind(ActivationPort, makeActivationPort, Http)
  },
  needs: {
    account: AccountPort,
    activation: ActivationPort,
    store: SessionStore,
    navigation: Navigation,
    notifications: Notifications,
  },
  make: (ports) => ({
    machine: registrationMachine.provide(makeRegistrationImplementations(ports)),
    input: () => {
      const here = ports.navigation.here()
      return { referralCode: here?.screen === 'register' ? (here.referralCode ?? '') : '' }
    },
  }),
})
