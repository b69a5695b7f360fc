import { makeKeptPolicies, type KeptPoliciesParts } from '../../adapters/browser/kept-policies'
import { registerWorker } from '../../adapters/browser/service-worker'

export { registerWorker }

/** What keeps policies on the device, in a chunk of its own. */
export const makeAdapters = (parts: Omit<KeptPoliciesParts, 'registerWorker'>) =>
  makeKeptPolicies({ ...parts, registerWorker: () => registerWorker(window) })
