import { makeActivationPort } from '../../adapters/http/activation'
import { activationPorts, makeActivationImplementations } from '../../machines/activation/actors'
import { activationMachine } from '../../machines/activation/machine'
import { makeLinkRequestImplementations } from '../../machines/link-request/actors'
import { linkRequestMachine } from '../../machines/link-request/machine'
import { ActivationPort } from '../../ports/activation-port'
import { SessionStore } from '../../ports/session-store'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/**
 * The page of the activation link, whose codes are in the address, and the request for a new one, filled in with the email
 * address that is stored on this device.
 */
export const feature = defineFeature('activation', {
  ports: (bind) => {
    bind(ActivationPort, makeActivationPort, Http)
  },
  needs: { ...activationPorts, store: SessionStore },
  make: ({ store, ...ports }) => ({
    activation: {
      machine: activationMachine.provide(makeActivationImplementations(ports)),
      input: () => {
        const here = ports.navigation.here()
        const link = here?.screen === 'verify-email' ? here : undefined
        return { userId: link?.userId, confirmationCode: link?.confirmationCode, c: link?.c }
      },
    },
    newLink: {
      machine: linkRequestMachine.provide(
        makeLinkRequestImplementations({ ...ports, requestLink: ports.activation.requestActivationLink }),
      ),
      input: () => ({ email: store.registeredEmail() ?? '' }),
    },
  }),
})
