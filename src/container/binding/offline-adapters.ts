import { makeOfflinePolicies, type OfflinePoliciesParts } from '../../adapters/browser/offline-policies'
import { renameOwner } from '../../adapters/browser/offline-database'
import { registerWorker } from '../../adapters/browser/service-worker'

export { registerWorker, renameOwner }

/** What keeps policies on the device, in a chunk of its own. */
export const makeAdapters = (parts: Omit<OfflinePoliciesParts, 'registerWorker'>) =>
  makeOfflinePolicies({ ...parts, registerWorker: () => registerWorker(window) })
