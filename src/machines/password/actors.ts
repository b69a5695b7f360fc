import type { PasswordChangeForm } from '../../domain/session/password'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { PasswordPort } from '../../ports/password-port'
import { fromForm } from '../core/actors'
import { makeEffects } from '../core/effects'
import type { PasswordMachine } from './machine'

type PasswordPorts = {
  readonly password: PasswordPort
  readonly navigation: Navigation
  readonly notifications: Notifications
}

/** Implements the actor and actions of the password form with the ports. */
export const makePasswordImplementations = (ports: PasswordPorts): Parameters<PasswordMachine['provide']>[0] => ({
  actors: {
    changePassword: fromForm(({ password, newPassword }: PasswordChangeForm, call) =>
      ports.password.change({ currentPassword: password, newPassword }, call),
    ),
  },
  actions: makeEffects(ports),
})
