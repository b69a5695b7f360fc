import { fileReading } from '../../adapters/browser/file-reading'
import { makeBeneficiaryPort } from '../../adapters/http/beneficiary'
import { beneficiariesPorts, makeBeneficiariesImplementations, readAddress } from '../../machines/beneficiaries/actors'
import { beneficiariesMachine } from '../../machines/beneficiaries/machine'
import { BeneficiaryPort } from '../../ports/beneficiary-port'
import { FileReading } from '../../ports/file-reading'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** The beneficiaries, and above them the form that the address names. */
export const feature = defineFeature('beneficiaries', {
  ports: (bind) => {
    bind(BeneficiaryPort, makeBeneficiaryPort, Http)
    bind(FileReading, () => fileReading)
  },
  needs: beneficiariesPorts,
  make: (ports) => ({
    machine: beneficiariesMachine.provide(makeBeneficiariesImplementations(ports)),
    input: () => readAddress(ports.navigation.here()),
  }),
})
