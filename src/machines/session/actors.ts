import { isRight } from 'fp-ts/Either'
import { fromCallback, fromPromise } from 'xstate'
import type { Connectivity } from '../../ports/connectivity'
import type { CustomerStorage } from '../../ports/customer-storage'
import type { CustomerUpdates } from '../../ports/customer-updates'
import { needsLogIn, type Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { SessionEnd } from '../../ports/session-end'
import type { SessionPort } from '../../ports/session-port'
import type { SessionStore } from '../../ports/session-store'
import { makeEffects } from '../core/effects'
import type { LoadCustomer } from './contracts'
import type { SessionEvent } from './events'
import type { SessionMachine } from './machine'

type SessionPorts = {
  readonly session: SessionPort
  readonly store: SessionStore
  readonly sessionEnd: SessionEnd
  readonly customerStorage: CustomerStorage
  readonly connectivity: Connectivity
  readonly navigation: Navigation
  readonly customerUpdates: CustomerUpdates
  readonly notifications: Notifications
}

/** Implements the session's actors and actions; log-out clears what is stored on the device. */
export const makeSessionImplementations = (ports: SessionPorts): Parameters<SessionMachine['provide']>[0] => ({
  actors: {
    // What is stored is this customer's when the profile is known: a screen that is drawn reads nothing of another's.
    loadCustomer: fromPromise<LoadCustomer['output'], void>(async ({ signal }) => {
      const outcome = await ports.session.currentCustomer(undefined, { signal })()
      if (isRight(outcome) && outcome.right.email !== undefined) {
        const { email, userName = '' } = outcome.right
        await ports.customerStorage.setOwner({ email, userName }, { signal })
      }
      return outcome
    }),
    // The call uses the token that is still stored; nothing waits for its answer.
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
    // The end itself comes as that of the token.
    watchEnd: fromCallback<SessionEvent>(() => ports.sessionEnd.watch()),
    watchConnection: fromCallback<SessionEvent>(({ sendBack }) =>
      ports.connectivity.onOnline(() => {
        sendBack({ type: 'try-again' } satisfies SessionEvent)
      }),
    ),
  },
  guards: {
    isAtLogIn: () => ports.navigation.here()?.screen === 'login',
    isOnOpenScreen: () => !needsLogIn(ports.navigation.here()),
    isTakenOver: () => ports.customerStorage.owner() === undefined,
  },
  actions: {
    ...makeEffects(ports),
    savePlace: () => {
      ports.navigation.savePlace()
    },
    forgetPlaceIfReached: () => {
      if (needsLogIn(ports.navigation.here())) ports.navigation.forgetPlace()
    },
    leaveDetails: () => {
      const here = ports.navigation.here()
      if (here && needsLogIn(here)) ports.navigation.go({ screen: here.screen }, { replace: true })
    },
    clearDevice: () => {
      void ports.store.clear()
    },
  },
})
