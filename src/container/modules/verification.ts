import { ContainerModule } from 'inversify'
import { makeVerificationPort } from '../../adapters/http/verification'
import { VerificationPort } from '../../ports/verification-port'
import { Http } from '../tokens'

/** The calls that read back what KYC saved. */
export const verificationModule = new ContainerModule(({ bind }) => {
  bind<VerificationPort>(VerificationPort).toResolvedValue(makeVerificationPort, [Http])
})
