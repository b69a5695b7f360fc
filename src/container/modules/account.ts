import { ContainerModule } from 'inversify'
import { makeAccountPort } from '../../adapters/http/account'
import { AccountPort } from '../../ports/account-port'
import { Http } from '../tokens'

/** The calls of log-in, registration and activation. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind<AccountPort>(AccountPort).toResolvedValue(makeAccountPort, [Http])
})
