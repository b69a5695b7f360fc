import { makeAccountPort } from '../../adapters/http/account'
import { makeResetImplementations, resetPorts } from '../../machines/reset/actors'
import { resetMachine } from '../../machines/reset/machine'
import { AccountPort } from '../../ports/account-port'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** The page of the reset link, which was taken out of the address when the portal started. */
export const feature = defineFeature('reset', {
  ports: (bind) => {
    bind(AccountPort, makeAccountPort, Http)
  },
  needs: resetPorts,
  make: (ports) => ({
    machine: resetMachine.provide(makeResetImplementations(ports)),
    input: () => ({ link: ports.openedLink.read() }),
  }),
})
