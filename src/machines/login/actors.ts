import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Credentials } from '../../domain/session/log-in'
import type { AccountPort } from '../../ports/account-port'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { SessionStore } from '../../ports/session-store'
import { fromForm, fromPort } from '../core/actors'
import { makeEffects } from '../core/effects'
import type { LoginMachine } from './machine'

type LoginPorts = {
  readonly account: AccountPort
  readonly store: SessionStore
  readonly navigation: Navigation
  readonly notifications: Notifications
}

/** Implements the login machine's actors and actions with the ports. */
export const makeLoginImplementations = (ports: LoginPorts): Parameters<LoginMachine['provide']>[0] => ({
  actors: {
    logIn: fromForm((credentials: Credentials, call) =>
      pipe(
        ports.account.logIn(credentials, call),
        TE.map((token) => {
          ports.store.saveToken(token)
        }),
      ),
    ),
    requestActivationLink: fromPort(ports.account.requestActivationLink),
  },
  actions: {
    ...makeEffects(ports),
    goOn: () => {
      ports.navigation.goToSavedPlace()
    },
  },
})
