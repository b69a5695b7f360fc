import type { ActivationPort } from '../../ports/activation-port'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import { fromPort } from '../core/actors'
import { makeEffects } from '../core/effects'
import type { ConfirmationMachine } from './machine'

type ConfirmationPorts = {
  readonly activation: ActivationPort
  readonly navigation: Navigation
  readonly notifications: Notifications
}

/** Implements the confirmation machine's actors and actions with the ports. */
export const makeConfirmationImplementations = (
  ports: ConfirmationPorts,
): Parameters<ConfirmationMachine['provide']>[0] => ({
  actors: { requestActivationLink: fromPort(ports.activation.requestActivationLink) },
  actions: makeEffects(ports),
})
