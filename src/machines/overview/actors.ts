import type { Connectivity } from '../../ports/connectivity'
import type { CustomerUpdates } from '../../ports/customer-updates'
import type { Rules } from '../../ports/rules'
import { fromPort, tryAgainWhenOnline } from '../core/actors'
import type { OverviewEvent, OverviewMachine } from './machine'

type OverviewPorts = {
  readonly rules: Rules
  readonly customerUpdates: CustomerUpdates
  readonly connectivity: Connectivity
}

/** Implements the overview's actors and actions with the ports. */
export const makeOverviewImplementations = (ports: OverviewPorts): Parameters<OverviewMachine['provide']>[0] => ({
  actors: {
    readRuleSet: fromPort(ports.rules.ruleSet),
    watchConnection: tryAgainWhenOnline<OverviewEvent>(ports.connectivity),
  },
  actions: {
    reportCustomerChanged: () => {
      ports.customerUpdates.changed()
    },
  },
})
