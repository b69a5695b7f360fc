import { fieldOfTab } from '../../domain/kyc/sections'
import { makePasswordPort } from '../../adapters/http/password'
import { makeVerificationPort } from '../../adapters/http/kyc/verification-port'
import { filePorts } from '../../machines/core/file-addresses'
import { makeOverviewImplementations, overviewPorts } from '../../machines/overview/actors'
import { overviewMachine } from '../../machines/overview/machine'
import { makePasswordImplementations, passwordPorts } from '../../machines/password/actors'
import { passwordMachine } from '../../machines/password/machine'
import { makeVerificationsImplementations, verificationsPorts } from '../../machines/verifications/actors'
import { makeDocumentAddresses } from '../../machines/verifications/addresses'
import { verificationsMachine } from '../../machines/verifications/machine'
import { PasswordPort } from '../../ports/password-port'
import { VerificationPort } from '../../ports/verification-port'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** Settings: the overview, the password form, and the verifications, which open at the section in the address. */
export const feature = defineFeature('settings', {
  ports: (bind) => {
    bind(PasswordPort, makePasswordPort, Http)
    bind(VerificationPort, makeVerificationPort, Http)
  },
  needs: { ...overviewPorts, ...passwordPorts, ...verificationsPorts, ...filePorts },
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
