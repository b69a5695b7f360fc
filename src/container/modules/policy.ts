import { ContainerModule } from 'inversify'
import { makePolicyPort } from '../../adapters/http/policy'
import { PolicyPort } from '../../ports/policy-port'
import { Http } from '../tokens'

/** The calls about policies. */
export const policyModule = new ContainerModule(({ bind }) => {
  bind<PolicyPort>(PolicyPort).toResolvedValue(makePolicyPort, [Http])
})
