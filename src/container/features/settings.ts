import { fieldOfTab } from '../../domain/kyc/sections'
import { makePasswordPort } from '../../adapters/http/password'
import { makeVerificationPort } from '../../adapters/http/verification'
import { makeOverviewImplementations } from '../../machines/overview/actors'
import { overviewMachine } from '../../machines/overview/machine'
import { makePasswordImplementations } from '../../machines/password/actors'
import { passwordMachine } from '../../machines/password/machine'
import { makeVerificationsImplementations } from '../../machines/verifications/actors'
import { makeDocumentAddresses } from '../../machines/verifications/addresses'
import { verificationsMachine } from '../../machines/verifications/machine'
import { Clock } from '../../ports/clock'
import { Connectivity } from '../../ports/connectivity'
import { CustomerUpdates } from '../../ports/customer-updates'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { PasswordPort } from '../../ports/password-port'
import { Rules } from '../../ports/rules'
import { SessionPort } from '../../ports/session-port'
import { VerificationPort } from '../../ports/verification-port'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** Settings: the overview, the password form, and the verifications, which open at the section in the address. */
export const feature = defineFeature('settings', {
  ports: (bind) => {
    bind(PasswordPort, makePasswordPort, Http)
    bind(VerificationPort, makeVerificationPort, Http)
  },
  needs: {
    password: PasswordPort,
    verification: VerificationPort,
    clock: Clock,
    session: SessionPort,
    rules: Rules,
    customerUpdates: CustomerUpdates,
    connectivity: Connectivity,
    navigation: Navigation,
    notifications: Notifications,
  },
  make: (ports) => ({
    files: makeDocumentAddresses(ports),
    overview: { machine: overviewMachine.provide(makeOverviewImplementations(ports)), input: () => undefined },
    password: { machine: passwordMachine.provide(makePasswordImplementations(ports)), input: () => undefined },
    verifications: {
      machine: verificationsMachine.provide(makeVerificationsImplementations(ports)),
      input: () => {
        const here = ports.navigation.here()
        return { field: fieldOfTab(here?.screen === 'verifications' ? here.tab : undefined) }
      },
    },
  }),
})
