import { ContainerModule } from 'inversify'
import { makeMandatePort } from '../../adapters/http/mandate'
import { MandatePort } from '../../ports/mandate-port'
import { Http } from '../tokens'

/** The calls about mandates. */
export const mandateModule = new ContainerModule(({ bind }) => {
  bind<MandatePort>(MandatePort).toResolvedValue(makeMandatePort, [Http])
})
