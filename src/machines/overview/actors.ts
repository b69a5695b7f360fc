import { Connectivity } from '../../ports/connectivity'
import { CustomerUpdates } from '../../ports/customer-updates'
import { Rules } from '../../ports/rules'
import type { PortsOf } from '../../ports/token'
import { fromPort, tryAgainWhenOnline } from '../core/actors'
import type { OverviewEvent } from './events'

export const overviewPorts = { rules: Rules, customerUpdates: CustomerUpdates, connectivity: Connectivity }

/** Implements the overview's actors and actions with the ports. */
export const makeOverviewImplementations = (ports: PortsOf<typeof overviewPorts>) => ({
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
