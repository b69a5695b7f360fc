import { fileReading } from '../../adapters/browser/file-reading'
import { makeKycPort } from '../../adapters/http/kyc/kyc-port'
import { makeVerificationPort } from '../../adapters/http/kyc/verification-port'
import { kycPorts, makeKycImplementations } from '../../machines/kyc/setup/actors'
import { kycMachine } from '../../machines/kyc/machine'
import { makeDocumentAddresses } from '../../machines/verifications/addresses'
import { FileReading } from '../../ports/file-reading'
import { KycPort } from '../../ports/kyc-port'
import { VerificationPort } from '../../ports/verification-port'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** The KYC wizard. The step that the address names is checked once the status is known. */
export const feature = defineFeature('kyc', {
  ports: (bind) => {
    bind(KycPort, makeKycPort, Http)
    bind(VerificationPort, makeVerificationPort, Http)
    bind(FileReading, () => fileReading)
  },
  needs: kycPorts,
  make: (ports) => ({
    machine: kycMachine.provide(makeKycImplementations(ports)),
    input: () => undefined,
    files: makeDocumentAddresses(ports),
  }),
})
