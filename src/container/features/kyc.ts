import { fileReading } from '../../adapters/browser/file-reading'
import { makeKycPort } from '../../adapters/http/kyc'
import { makeVerificationPort } from '../../adapters/http/verification'
import { makeKycImplementations } from '../../machines/kyc/actors'
import { kycMachine } from '../../machines/kyc/machine'
import { makeDocumentAddresses } from '../../machines/verifications/addresses'
import { Clock } from '../../ports/clock'
import { Connectivity } from '../../ports/connectivity'
import { CustomerUpdates } from '../../ports/customer-updates'
import { DraftStore } from '../../ports/draft-store'
import { FileReading } from '../../ports/file-reading'
import { KycPort } from '../../ports/kyc-port'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { Rules } from '../../ports/rules'
import { SessionPort } from '../../ports/session-port'
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
  needs: {
    kyc: KycPort,
    verification: VerificationPort,
    session: SessionPort,
    rules: Rules,
    clock: Clock,
    drafts: DraftStore,
    files: FileReading,
    customerUpdates: CustomerUpdates,
    connectivity: Connectivity,
    navigation: Navigation,
    notifications: Notifications,
  },
  make: (ports) => ({
    machine: kycMachine.provide(makeKycImplementations(ports)),
    input: () => undefined,
    files: makeDocumentAddresses(ports),
  }),
})
