import { fromCallback } from 'xstate'
import type { AccountPort } from '../../ports/account-port'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { OpenedResetLink } from '../../ports/opened-reset-link'
import { fromForm } from '../core/actors'
import { makeEffects } from '../core/effects'
import type { ResetEvent } from './events'
import type { ResetMachine } from './machine'

type ResetPorts = {
  readonly account: AccountPort
  readonly openedLink: OpenedResetLink
  readonly navigation: Navigation
  readonly notifications: Notifications
}

/** Implements the reset's actors and actions with the ports. */
export const makeResetImplementations = (ports: ResetPorts): Parameters<ResetMachine['provide']>[0] => ({
  actors: {
    resetPassword: fromForm(ports.account.resetPassword),
    watchLink: fromCallback<ResetEvent>(({ sendBack }) =>
      ports.openedLink.watch((link) => {
        sendBack({ type: 'open-link', link } satisfies ResetEvent)
      }),
    ),
  },
  actions: {
    ...makeEffects(ports),
    forgetLink: () => {
      ports.openedLink.forget()
    },
  },
})
