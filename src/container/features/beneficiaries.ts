import { fileReading } from '../../adapters/browser/file-reading'
import { makeBeneficiaryPort } from '../../adapters/http/beneficiary'
import { makeBeneficiariesImplementations, readAddress } from '../../machines/beneficiaries/actors'
import { beneficiariesMachine } from '../../machines/beneficiaries/machine'
import { BeneficiaryPort } from '../../ports/beneficiary-port'
import { Clock } from '../../ports/clock'
import { Connectivity } from '../../ports/connectivity'
import { DraftStore } from '../../ports/draft-store'
import { FileReading } from '../../ports/file-reading'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** The beneficiaries, and above them the form that the address names. */
export const feature = defineFeature('beneficiaries', {
  ports: (bind) => {
    bind(BeneficiaryPort, makeBeneficiaryPort, Http)
    bind(FileReading, () => fileReading)
  },
  needs: {
    beneficiaries: BeneficiaryPort,
    clock: Clock,
    drafts: DraftStore,
    files: FileReading,
    connectivity: Connectivity,
    navigation: Navigation,
    notifications: Notifications,
  },
  make: (ports) => ({
    machine: beneficiariesMachine.provide(makeBeneficiariesImplementations(ports)),
    input: () => readAddress(ports.navigation.here()),
  }),
})
