import type { Container } from 'inversify'
import { fieldOfTab } from '../../domain/kyc/sections'
import { makeOverviewImplementations } from '../../machines/overview/actors'
import { overviewMachine } from '../../machines/overview/machine'
import { passwordMachine } from '../../machines/password/machine'
import { makeEffects } from '../../machines/core/effects'
import { makeVerificationsImplementations } from '../../machines/verifications/actors'
import { verificationsMachine } from '../../machines/verifications/machine'
import { Connectivity } from '../../ports/connectivity'
import { CustomerUpdates } from '../../ports/customer-updates'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { Rules } from '../../ports/rules'
import { SessionPort } from '../../ports/session-port'
import { VerificationPort } from '../../ports/verification-port'
import { loadOnce } from '../modules/load-once'
import { verificationModule } from '../modules/verification'

/** Settings: the overview, the password form and the verifications, which open at the section of the address. */
export const makeFeature = (container: Container) => {
  loadOnce(container, verificationModule)
  const navigation = container.get<Navigation>(Navigation)
  const connectivity = container.get<Connectivity>(Connectivity)
  return {
    overview: {
      machine: overviewMachine.provide(
        makeOverviewImplementations({
          rules: container.get<Rules>(Rules),
          customerUpdates: container.get<CustomerUpdates>(CustomerUpdates),
          connectivity,
        }),
      ),
      input: () => undefined,
    },
    password: {
      machine: passwordMachine.provide({
        actions: makeEffects({ navigation, notifications: container.get<Notifications>(Notifications) }),
      }),
      input: () => undefined,
    },
    verifications: {
      machine: verificationsMachine.provide(
        makeVerificationsImplementations({
          verification: container.get<VerificationPort>(VerificationPort),
          session: container.get<SessionPort>(SessionPort),
          navigation,
          connectivity,
        }),
      ),
      input: () => {
        const here = navigation.here()
        return { field: fieldOfTab(here?.screen === 'verifications' ? here.tab : undefined) }
      },
    },
  }
}
