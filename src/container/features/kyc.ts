import type { Container } from 'inversify'
import { makeKycImplementations } from '../../machines/kyc/actors'
import { kycMachine } from '../../machines/kyc/machine'
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
import { fileReadingModule } from '../modules/file-reading'
import { VerificationPort } from '../../ports/verification-port'
import { kycModule } from '../modules/kyc'
import { loadOnce } from '../modules/load-once'
import { verificationModule } from '../modules/verification'

/** The KYC wizard; the step that the address asks for is looked at when the status is known. */
export const makeFeature = (container: Container) => {
  loadOnce(container, kycModule)
  loadOnce(container, fileReadingModule)
  loadOnce(container, verificationModule)
  return {
    machine: kycMachine.provide(
      makeKycImplementations({
        kyc: container.get<KycPort>(KycPort),
        verification: container.get<VerificationPort>(VerificationPort),
        session: container.get<SessionPort>(SessionPort),
        rules: container.get<Rules>(Rules),
        clock: container.get<Clock>(Clock),
        drafts: container.get<DraftStore>(DraftStore),
        files: container.get<FileReading>(FileReading),
        customerUpdates: container.get<CustomerUpdates>(CustomerUpdates),
        connectivity: container.get<Connectivity>(Connectivity),
        navigation: container.get<Navigation>(Navigation),
        notifications: container.get<Notifications>(Notifications),
      }),
    ),
    input: () => undefined,
  }
}
