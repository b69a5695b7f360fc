import { makeReachability } from '../../adapters/browser/reachability'
import { keptPorts, makeKeptImplementations } from '../../machines/kept/actors'
import { keptMachine } from '../../machines/kept/machine'
import { Clock } from '../../ports/clock'
import { KeptData } from '../../ports/kept-data'
import { Reachability } from '../../ports/reachability'
import { defineFeature } from '../binding/define-feature'
import { bindKeptPolicies } from '../binding/kept-policies'

/** What is kept on the device, for a customer without a session or a network. */
export const feature = defineFeature('kept', {
  ports: (bind) => {
    bindKeptPolicies(bind)
    bind(Reachability, () => makeReachability(window))
  },
  needs: { ...keptPorts, kept: KeptData, clock: Clock },
  make: (ports) => ({
    machine: keptMachine.provide(makeKeptImplementations(ports)),
    input: (asksServer) => ({ owner: ports.kept.owner(), asksServer }),
    owner: ports.kept.owner,
    mayForget: ports.policies.mayForget,
    today: ports.clock.today,
  }),
})
