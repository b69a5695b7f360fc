import type { Container } from 'inversify'
import { makeActivationImplementations } from '../../machines/activation/actors'
import { activationMachine } from '../../machines/activation/machine'
import { AccountPort } from '../../ports/account-port'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { accountModule } from '../modules/account'
import { loadOnce } from '../modules/load-once'

/** The page behind the activation link, whose parts stand in the address. */
export const makeFeature = (container: Container) => {
  loadOnce(container, accountModule)
  const navigation = container.get<Navigation>(Navigation)
  return {
    machine: activationMachine.provide(
      makeActivationImplementations({
        account: container.get<AccountPort>(AccountPort),
        navigation,
        notifications: container.get<Notifications>(Notifications),
      }),
    ),
    input: () => {
      const here = navigation.here()
      const link = here?.screen === 'verify-email' ? here : undefined
      return { userId: link?.userId, confirmationCode: link?.confirmationCode, c: link?.c }
    },
  }
}
