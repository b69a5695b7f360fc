import { makeAccountPort } from '../../adapters/http/account'
import { makeActivationImplementations } from '../../machines/activation/actors'
import { activationMachine } from '../../machines/activation/machine'
import { AccountPort } from '../../ports/account-port'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { defineFeature } from '../define-feature'
import { Http } from '../tokens'

/** The page of the activation link, whose codes are in the address. */
export const feature = defineFeature('activation', {
  ports: (bind) => {
    bind(AccountPort, makeAccountPort, Http)
  },
  needs: { account: AccountPort, navigation: Navigation, notifications: Notifications },
  make: (ports) => ({
    machine: activationMachine.provide(makeActivationImplementations(ports)),
    input: () => {
      const here = ports.navigation.here()
      const link = here?.screen === 'verify-email' ? here : undefined
      return { userId: link?.userId, confirmationCode: link?.confirmationCode, c: link?.c }
    },
  }),
})
