import { ContainerModule } from 'inversify'
import { makeSharing } from '../../adapters/browser/sharing'
import { Sharing } from '../../ports/sharing'

/** Passing files on by the device's own means. */
export const sharingModule = new ContainerModule(({ bind }) => {
  bind<Sharing>(Sharing).toDynamicValue(() => makeSharing(window))
})
