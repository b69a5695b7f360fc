import { ContainerModule } from 'inversify'
import { makePhoneVerification } from '../../adapters/http/phone'
import { PhoneVerification } from '../../ports/phone-verification'
import { Http } from '../tokens'

/** The calls of phone verification. */
export const phoneModule = new ContainerModule(({ bind }) => {
  bind<PhoneVerification>(PhoneVerification).toResolvedValue(makePhoneVerification, [Http])
})
