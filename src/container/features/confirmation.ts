import type { Container } from 'inversify'
import { makeConfirmationImplementations } from '../../machines/confirmation/actors'
import { confirmationMachine } from '../../machines/confirmation/machine'
import { AccountPort } from '../../ports/account-port'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { SessionStore } from '../../ports/session-store'
import { accountModule } from '../modules/account'
import { loadOnce } from '../modules/load-once'

/** The page that asks to confirm the e-mail address, which registration kept on the device. */
export const makeFeature = (container: Container) => {
  loadOnce(container, accountModule)
  const store = container.get<SessionStore>(SessionStore)
  return {
    machine: confirmationMachine.provide(
      makeConfirmationImplementations({
        account: container.get<AccountPort>(AccountPort),
        navigation: container.get<Navigation>(Navigation),
        notifications: container.get<Notifications>(Notifications),
      }),
    ),
    input: () => ({ email: store.registeredEmail() }),
  }
}
