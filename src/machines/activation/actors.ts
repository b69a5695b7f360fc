import type { ActivationPort } from '../../ports/activation-port'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import { fromPort } from '../core/actors'
import { makeEffects } from '../core/effects'
import type { ActivationMachine } from './machine'

type ActivationPorts = {
  readonly activation: ActivationPort
  readonly navigation: Navigation
  readonly notifications: Notifications
}

/** Implements the activation machine's actions and actors with the ports. */
export const makeActivationImplementations = (ports: ActivationPorts): Parameters<ActivationMachine['provide']>[0] => ({
  actors: { activate: fromPort(ports.activation.activate) },
  actions: makeEffects(ports),
})
