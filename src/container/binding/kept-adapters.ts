import { makeKeptPolicies, type KeptPoliciesParts } from '../../adapters/browser/kept-policies'
import { renameKept } from '../../adapters/browser/kept-database'
import { registerWorker } from '../../adapters/browser/service-worker'

export { registerWorker, renameKept }

/** What keeps policies on the device, in a chunk of its own. */
export const makeAdapters = (parts: Omit<KeptPoliciesParts, 'registerWorker'>) =>
  makeKeptPolicies({ ...parts, registerWorker: () => registerWorker(window) })
