import { ActivationPort } from '../../ports/activation-port'
import type { PortsOf } from '../../ports/token'
import { fromPort } from '../core/actors'
import { effectPorts, makeEffects } from '../core/effects'

export const activationPorts = { ...effectPorts, activation: ActivationPort }

/** Implements the activation machine's actions and actors with the ports. */
export const makeActivationImplementations = (ports: PortsOf<typeof activationPorts>) => ({
  actors: {
    /** Confirms the email address that a link was sent to. */
    activate: fromPort(ports.activation.activate),
  },
  actions: makeEffects(ports),
})
