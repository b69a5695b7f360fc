import type { Container } from 'inversify'
import { makeBeneficiariesImplementations, wantedIn } from '../../machines/beneficiaries/actors'
import { beneficiariesMachine } from '../../machines/beneficiaries/machine'
import { BeneficiaryPort } from '../../ports/beneficiary-port'
import { Clock } from '../../ports/clock'
import { Connectivity } from '../../ports/connectivity'
import { DraftStore } from '../../ports/draft-store'
import { FileReading } from '../../ports/file-reading'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { beneficiaryModule } from '../modules/beneficiary'
import { fileReadingModule } from '../modules/file-reading'
import { loadOnce } from '../modules/load-once'

/** The beneficiaries; the form that the address asks for stands over them. */
export const makeFeature = (container: Container) => {
  loadOnce(container, beneficiaryModule)
  loadOnce(container, fileReadingModule)
  const navigation = container.get<Navigation>(Navigation)
  return {
    machine: beneficiariesMachine.provide(
      makeBeneficiariesImplementations({
        beneficiaries: container.get<BeneficiaryPort>(BeneficiaryPort),
        clock: container.get<Clock>(Clock),
        drafts: container.get<DraftStore>(DraftStore),
        files: container.get<FileReading>(FileReading),
        connectivity: container.get<Connectivity>(Connectivity),
        navigation,
        notifications: container.get<Notifications>(Notifications),
      }),
    ),
    input: (userName: string) => ({ userName, ...wantedIn(navigation.here()) }),
  }
}
