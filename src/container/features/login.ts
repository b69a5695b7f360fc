import type { Container } from 'inversify'
import { makeLoginImplementations } from '../../machines/login/actors'
import { loginMachine } from '../../machines/login/machine'
import { AccountPort } from '../../ports/account-port'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { SessionStore } from '../../ports/session-store'
import { accountModule } from '../modules/account'
import { loadOnce } from '../modules/load-once'

/** Log-in. */
export const makeFeature = (container: Container) => {
  loadOnce(container, accountModule)
  return {
    machine: loginMachine.provide(
      makeLoginImplementations({
        account: container.get<AccountPort>(AccountPort),
        store: container.get<SessionStore>(SessionStore),
        navigation: container.get<Navigation>(Navigation),
        notifications: container.get<Notifications>(Notifications),
      }),
    ),
    input: () => undefined,
  }
}
