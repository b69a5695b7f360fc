import { makeActivationPort } from '../../adapters/http/activation'
import { confirmationPorts, makeConfirmationImplementations } from '../../machines/confirmation/actors'
import { confirmationMachine } from '../../machines/confirmation/machine'
import { ActivationPort } from '../../ports/activation-port'
import { SessionStore } from '../../ports/session-store'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** The page that asks the customer to confirm the email address, which registration stored on the device. */
export const feature = defineFeature('confirmation', {
  ports: (bind) => {
    bind(ActivationPort, makeActivationPort, Http)
  },
  needs: { ...confirmationPorts, store: SessionStore },
  make: (ports) => ({
    machine: confirmationMachine.provide(makeConfirmationImplementations(ports)),
    input: () => ({ email: ports.store.registeredEmail() }),
  }),
})
