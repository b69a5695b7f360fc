import { ContainerModule } from 'inversify'
import { makeKycPort } from '../../adapters/http/kyc'
import { KycPort } from '../../ports/kyc-port'
import { Http } from '../tokens'

/** The calls of the wizard. */
export const kycModule = new ContainerModule(({ bind }) => {
  bind<KycPort>(KycPort).toResolvedValue(makeKycPort, [Http])
})
