import { fromCallback } from 'xstate'
import type { Connectivity } from '../../ports/connectivity'
import type { CustomerUpdates } from '../../ports/customer-updates'
import type { Rules } from '../../ports/rules'
import { fromPort } from '../core/actors'
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
    watchConnection: fromCallback<OverviewEvent>(({ sendBack }) =>
      ports.connectivity.onOnline(() => {
        sendBack({ type: 'try-again' } satisfies OverviewEvent)
      }),
    ),
  },
  actions: {
    reportCustomerChanged: () => {
      ports.customerUpdates.changed()
    },
  },
})
