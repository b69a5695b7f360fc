import { makeAccountPort } from '../../adapters/http/account'
import { makeLoginImplementations } from '../../machines/login/actors'
import { loginMachine } from '../../machines/login/machine'
import { AccountPort } from '../../ports/account-port'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { SessionStore } from '../../ports/session-store'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** Log-in. */
export const feature = defineFeature('login', {
  ports: (bind) => {
    bind(AccountPort, makeAccountPort, Http)
  },
  needs: { account: AccountPort, store: SessionStore, navigation: Navigation, notifications: Notifications },
  make: (ports) => ({ machine: loginMachine.provide(makeLoginImplementations(ports)), input: () => undefined }),
})
