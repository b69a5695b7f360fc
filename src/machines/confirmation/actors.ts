import { ActivationPort } from '../../ports/activation-port'
import type { PortsOf } from '../../ports/token'
import { fromPort } from '../core/actors'
import { effectPorts, makeEffects } from '../core/effects'

export const confirmationPorts = { ...effectPorts, activation: ActivationPort }

/** Implements the confirmation machine's actors and actions with the ports. */
export const makeConfirmationImplementations = (ports: PortsOf<typeof confirmationPorts>) => ({
  actors: { requestActivationLink: fromPort(ports.activation.requestActivationLink) },
  actions: makeEffects(ports),
})
