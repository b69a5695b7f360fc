import { makeAccountPort } from '../../adapters/http/account'
import { makeActivationPort } from '../../adapters/http/activation'
import { makeRegistrationImplementations, registrationPorts } from '../../machines/registration/actors'
import { registrationMachine } from '../../machines/registration/machine'
import { AccountPort } from '../../ports/account-port'
import { ActivationPort } from '../../ports/activation-port'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** Registration; the referral code comes from the address. */
export const feature = defineFeature('registration', {
  ports: (bind) => {
    bind(AccountPort, makeAccountPort, Http)
    bind(ActivationPort, makeActivationPort, Http)
  },
  needs: registrationPorts,
  make: (ports) => ({
    machine: registrationMachine.provide(makeRegistrationImplementations(ports)),
    input: () => {
      const here = ports.navigation.here()
      return { referralCode: here?.screen === 'register' ? (here.referralCode ?? '') : '' }
    },
  }),
})
