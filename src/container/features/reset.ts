import { makeAccountPort } from '../../adapters/http/account'
import { makeResetImplementations } from '../../machines/reset/actors'
import { resetMachine } from '../../machines/reset/machine'
import { AccountPort } from '../../ports/account-port'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { OpenedResetLink } from '../../ports/opened-reset-link'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** The page of the reset link, which was taken out of the address when the portal started. */
export const feature = defineFeature('reset', {
  ports: (bind) => {
    bind(AccountPort, makeAccountPort, Http)
  },
  needs: {
    account: AccountPort,
    openedLink: OpenedResetLink,
    navigation: Navigation,
    notifications: Notifications,
  },
  make: (ports) => ({
    machine: resetMachine.provide(makeResetImplementations(ports)),
    input: () => ({ link: ports.openedLink.read() }),
  }),
})
