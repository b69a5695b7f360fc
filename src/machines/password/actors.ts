import type { PasswordChangeForm } from '../../domain/session/password'
import { PasswordPort } from '../../ports/password-port'
import type { PortsOf } from '../../ports/token'
import { fromForm } from '../core/actors'
import { effectPorts, makeEffects } from '../core/effects'

export const passwordPorts = { ...effectPorts, password: PasswordPort }

/** Implements the actor and actions of the password form with the ports. */
export const makePasswordImplementations = (ports: PortsOf<typeof passwordPorts>) => ({
  actors: {
    /** Replaces the password of the logged-in customer. */
    changePassword: fromForm(({ password, newPassword }: PasswordChangeForm, call) =>
      ports.password.change({ currentPassword: password, newPassword }, call),
    ),
  },
  actions: makeEffects(ports),
})
