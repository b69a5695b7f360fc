import { makeVerificationPort } from '../../adapters/http/kyc/verification-port'
import { fieldOfTab } from '../../domain/kyc/sections'
import { filePorts } from '../../machines/core/file-addresses'
import { makeOverviewImplementations, overviewPorts } from '../../machines/overview/actors'
import { overviewMachine } from '../../machines/overview/machine'
import { makeVerificationsImplementations, verificationsPorts } from '../../machines/verifications/actors'
import { makeDocumentAddresses } from '../../machines/verifications/addresses'
import { verificationsMachine } from '../../machines/verifications/machine'
import { VerificationPort } from '../../ports/verification-port'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** The verifications, which open at the section in the address; home shows what a review rejected. */
export const feature = defineFeature('verifications', {
  ports: (bind) => {
    bind(VerificationPort, makeVerificationPort, Http)
  },
  needs: { ...overviewPorts, ...verificationsPorts, ...filePorts },
  make: (ports) => ({
    files: makeDocumentAddresses(ports),
    overview: { machine: overviewMachine.provide(makeOverviewImplementations(ports)), input: () => undefined },
    verifications: {
      machine: verificationsMachine.provide(makeVerificationsImplementations(ports)),
      input: () => {
        const here = ports.navigation.here()
        return { field: fieldOfTab(here?.screen === 'verifications' ? here.tab : undefined) }
      },
    },
  }),
})
