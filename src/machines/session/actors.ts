import { isRight } from 'fp-ts/Either'
import { fromCallback, fromPromise } from 'xstate'
import type { Connectivity } from '../../ports/connectivity'
import type { CustomerUpdates } from '../../ports/customer-updates'
import type { KeptData } from '../../ports/kept-data'
import { needsLogIn, type Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { SessionPort } from '../../ports/session-port'
import type { SessionStore } from '../../ports/session-store'
import { fromPort } from '../core/actors'
import { makeEffects } from '../core/effects'
import type { SessionEvent } from './events'
import type { SessionMachine } from './machine'

type SessionPorts = {
  readonly session: SessionPort
  readonly store: SessionStore
  readonly kept: Pick<KeptData, 'claim'>
  readonly connectivity: Connectivity
  readonly navigation: Navigation
  readonly customerUpdates: CustomerUpdates
  readonly notifications: Notifications
}

/** Implements the session's actors and actions; log-out clears what is stored on the device (requirement SESS-04). */
export const makeSessionImplementations = (ports: SessionPorts): Parameters<SessionMachine['provide']>[0] => ({
  actors: {
    loadCustomer: fromPort(ports.session.currentCustomer),
    // The call uses the token that is still stored; nothing waits for its answer (requirement SESS-09).
    leaveSession: fromPromise(() => {
      void ports.session.logOut(undefined, { signal: new AbortController().signal })()
      return ports.store.clear()
    }),
    watchToken: fromCallback<SessionEvent>(({ sendBack }) =>
      ports.store.watch((change) => {
        sendBack({ type: `token-${change}` } satisfies SessionEvent)
      }),
    ),
    watchCustomer: fromCallback<SessionEvent>(({ sendBack }) =>
      ports.customerUpdates.watch(() => {
        sendBack({ type: 'refresh' } satisfies SessionEvent)
      }),
    ),
    watchConnection: fromCallback<SessionEvent>(({ sendBack }) =>
      ports.connectivity.onOnline(() => {
        sendBack({ type: 'try-again' } satisfies SessionEvent)
      }),
    ),
  },
  guards: {
    isAtLogIn: () => ports.navigation.here()?.screen === 'login',
    isOnOpenScreen: () => !needsLogIn(ports.navigation.here()),
  },
  actions: {
    ...makeEffects(ports),
    savePlace: () => {
      ports.navigation.savePlace()
    },
    forgetPlaceIfReached: () => {
      if (needsLogIn(ports.navigation.here())) ports.navigation.forgetPlace()
    },
    keepOnlyOwnPolicies: (_, outcome) => {
      if (isRight(outcome) && outcome.right.email !== undefined) ports.kept.claim(outcome.right.email)
    },
    clearDevice: () => {
      void ports.store.clear()
    },
  },
})
