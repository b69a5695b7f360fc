import { AccountPort } from '../../ports/account-port'
import { OpenedResetLink } from '../../ports/opened-reset-link'
import type { PortsOf } from '../../ports/token'
import { fromForm, fromWatch } from '../core/actors'
import { effectPorts, makeEffects } from '../core/effects'
import type { ResetEvent } from './events'

export const resetPorts = { ...effectPorts, account: AccountPort, openedLink: OpenedResetLink }

/** Implements the reset's actors and actions with the ports. */
export const makeResetImplementations = (ports: PortsOf<typeof resetPorts>) => ({
  actors: {
    /** Sets the new password with the codes of the link. */
    resetPassword: fromForm(ports.account.resetPassword),
    watchLink: fromWatch<ResetEvent>()(ports.openedLink.watch, (link) => ({ type: 'open-link', link })),
  },
  actions: {
    ...makeEffects(ports),
    forgetLink: () => {
      ports.openedLink.forget()
    },
  },
})
