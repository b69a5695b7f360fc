import { makeReachability } from '../../adapters/browser/reachability'
import { makeKeptImplementations } from '../../machines/kept/actors'
import { keptMachine } from '../../machines/kept/machine'
import { Clock } from '../../ports/clock'
import { Connectivity } from '../../ports/connectivity'
import { KeptData } from '../../ports/kept-data'
import { KeptPolicies } from '../../ports/kept-policies'
import { Reachability } from '../../ports/reachability'
import { defineFeature } from '../binding/define-feature'
import { bindKeptPolicies } from '../binding/kept-policies'

/** What is kept on the device, for a customer without a session or a network. */
export const feature = defineFeature('kept', {
  ports: (bind) => {
    bindKeptPolicies(bind)
    bind(Reachability, () => makeReachability(window))
  },
  needs: {
    kept: KeptData,
    policies: KeptPolicies,
    reachability: Reachability,
    connectivity: Connectivity,
    clock: Clock,
  },
  make: (ports) => ({
    machine: keptMachine.provide(makeKeptImplementations(ports)),
    input: (asksServer) => ({ owner: ports.kept.owner(), asksServer }),
    owner: ports.kept.owner,
    mayForget: ports.policies.mayForget,
    today: ports.clock.today,
  }),
})
