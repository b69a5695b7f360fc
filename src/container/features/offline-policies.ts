import { makeReachability } from '../../adapters/browser/reachability'
import { makeToday } from '../../machines/core/today'
import { offlinePoliciesPorts, makeOfflinePoliciesImplementations } from '../../machines/offline-policies/actors'
import { offlinePoliciesMachine } from '../../machines/offline-policies/machine'
import { Clock } from '../../ports/clock'
import { OfflineData } from '../../ports/offline-data'
import { Reachability } from '../../ports/reachability'
import { defineFeature } from '../binding/define-feature'
import { bindOfflinePolicies } from '../binding/offline-policies'

/** The offline policies, for a customer without a session or a network. */
export const feature = defineFeature('offlinePolicies', {
  ports: (bind) => {
    bindOfflinePolicies(bind)
    bind(Reachability, () => makeReachability(window))
  },
  needs: { ...offlinePoliciesPorts, offlineData: OfflineData, clock: Clock },
  make: (ports) => ({
    machine: offlinePoliciesMachine.provide(makeOfflinePoliciesImplementations(ports)),
    input: (asksServer) => ({ owner: ports.offlineData.owner(), asksServer }),
    owner: ports.offlineData.owner,
    canBeEvicted: ports.policies.canBeEvicted,
    today: makeToday(ports.clock),
  }),
})
