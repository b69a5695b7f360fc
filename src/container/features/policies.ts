import { policySortColumns } from '../../domain/policy/policy'
import { makeSharing } from '../../adapters/browser/sharing'
import { makePolicyPort } from '../../adapters/http/policy'
import { makeCertificateAddresses } from '../../machines/certificate/addresses'
import { certificatePorts, makeCertificateImplementations } from '../../machines/certificate/actors'
import { certificateMachine } from '../../machines/certificate/machine'
import { filePorts } from '../../machines/core/file-addresses'
import { makeToday } from '../../machines/core/today'
import { makeOfflinePolicyImplementations } from '../../machines/offline-policy/actors'
import { offlinePolicyMachine } from '../../machines/offline-policy/machine'
import { listPorts } from '../../machines/list/actors'
import { makeListWithDetails } from '../../machines/list/list-with-details'
import { CustomerStorage } from '../../ports/customer-storage'
import { OfflineData } from '../../ports/offline-data'
import { OfflinePolicies } from '../../ports/offline-policies'
import { PolicyPort } from '../../ports/policy-port'
import { Sharing } from '../../ports/sharing'
import { defineFeature } from '../binding/define-feature'
import { bindOfflinePolicies } from '../binding/offline-policies'
import { Http } from '../binding/tokens'

/** The list of policies, the details of one above it, and its certificate. */
export const feature = defineFeature('policies', {
  ports: (bind) => {
    bind(PolicyPort, makePolicyPort, Http)
    bind(Sharing, () => makeSharing(window))
    bindOfflinePolicies(bind)
  },
  needs: {
    ...certificatePorts,
    ...filePorts,
    ...listPorts,
    policies: PolicyPort,
    offlinePolicies: OfflinePolicies,
    offlineData: OfflineData,
    customerStorage: CustomerStorage,
  },
  make: (ports) => {
    const { policies, offlinePolicies, offlineData, customerStorage, clock, sharing } = ports
    const hasSaved = () => customerStorage.owner() !== undefined && offlineData.owner() !== undefined
    return {
      today: makeToday(clock),
      files: makeCertificateAddresses(ports),
      ...makeListWithDetails('policies', { ...ports, port: policies }, { sortable: policySortColumns }),
      certificate: {
        machine: certificateMachine.provide(makeCertificateImplementations(ports)),
        input: () => ({ canShare: sharing.canShare() }),
      },
      offlinePolicy: {
        machine: offlinePolicyMachine.provide(makeOfflinePolicyImplementations(offlinePolicies, policies.byId)),
        input: (policy) => ({
          owner: offlineData.owner() ?? customerStorage.owner() ?? '',
          policy,
          hasSaved: hasSaved(),
        }),
        canBeEvicted: offlinePolicies.canBeEvicted,
      },
      hasSaved,
    }
  },
})
