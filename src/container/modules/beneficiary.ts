import { ContainerModule } from 'inversify'
import { makeBeneficiaryPort } from '../../adapters/http/beneficiary'
import { BeneficiaryPort } from '../../ports/beneficiary-port'
import { Http } from '../tokens'

/** The calls about beneficiaries. */
export const beneficiaryModule = new ContainerModule(({ bind }) => {
  bind<BeneficiaryPort>(BeneficiaryPort).toResolvedValue(makeBeneficiaryPort, [Http])
})
