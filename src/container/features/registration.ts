import type { Container } from 'inversify'
import { makeRegistrationImplementations } from '../../machines/registration/actors'
import { registrationMachine } from '../../machines/registration/machine'
import { AccountPort } from '../../ports/account-port'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { SessionStore } from '../../ports/session-store'
import { accountModule } from '../modules/account'
import { loadOnce } from '../modules/load-once'

/** Registration; the referral code comes from the address. */
export const makeFeature = (container: Container) => {
  loadOnce(container, accountModule)
  const navigation = container.get<Navigation>(Navigation)
  return {
    machine: registrationMachine.provide(
      makeRegistrationImplementations({
        account: container.get<AccountPort>(AccountPort),
        store: container.get<SessionStore>(SessionStore),
        navigation,
        notifications: container.get<Notifications>(Notifications),
      }),
    ),
    input: () => {
      const here = navigation.here()
      return { referralCode: here?.screen === 'register' ? (here.referralCode ?? '') : '' }
    },
  }
}
