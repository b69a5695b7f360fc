import { isRight } from 'fp-ts/Either'
import { fromCallback, fromPromise } from 'xstate'
import type { Customer } from '../../domain/customer/customer'
import { Connectivity } from '../../ports/connectivity'
import { CustomerStorage } from '../../ports/customer-storage'
import { CustomerUpdates } from '../../ports/customer-updates'
import { needsLogIn } from '../../ports/navigation'
import { SessionEnd } from '../../ports/session-end'
import { SessionPort } from '../../ports/session-port'
import { SessionStore } from '../../ports/session-store'
import type { PortsOf } from '../../ports/token'
import { fromWatch, tryAgainWhenOnline, type Outcome } from '../core/actors'
import { effectPorts, makeEffects } from '../core/effects'
import type { SessionEvent } from './events'

export const sessionPorts = {
  ...effectPorts,
  session: SessionPort,
  store: SessionStore,
  sessionEnd: SessionEnd,
  customerStorage: CustomerStorage,
  connectivity: Connectivity,
  customerUpdates: CustomerUpdates,
}

/** Implements the session's actors and actions; log-out clears what is stored on the device. */
export const makeSessionImplementations = (ports: PortsOf<typeof sessionPorts>) => ({
  actors: {
    /** Reads the customer whom the stored token belongs to. */
    loadCustomer: fromPromise<Outcome<Customer>, void>(async ({ signal }) => {
      // What is stored is this customer's when the profile is known: a screen that is drawn reads nothing of another's.
      const outcome = await ports.session.currentCustomer(undefined, { signal })()
      if (isRight(outcome) && outcome.right.email !== undefined) {
        const { email, userName = '' } = outcome.right
        await ports.customerStorage.setOwner({ email, userName }, { signal })
      }
      return outcome
    }),
    // The call uses the token that is still stored; nothing waits for its answer.
    leaveSession: fromPromise<void, void>(() => {
      void ports.session.logOut(undefined, { signal: new AbortController().signal })()
      return ports.store.clear()
    }),
    watchToken: fromWatch<SessionEvent>()(ports.store.watch, (change) => ({ type: `token-${change}` })),
    watchCustomer: fromWatch<SessionEvent>()(ports.customerUpdates.watch, () => ({ type: 'refresh' })),
    // The end itself comes as that of the token.
    watchEnd: fromCallback<SessionEvent>(() => ports.sessionEnd.watch()),
    watchConnection: tryAgainWhenOnline<SessionEvent>(ports.connectivity),
  },
  guards: {
    isAtLogIn: () => ports.navigation.here()?.screen === 'login',
    isOnOpenScreen: () => !needsLogIn(ports.navigation.here()),
    /** Another tab has logged in another customer, whose is what this browser holds now. */
    isTakenOver: () => ports.customerStorage.owner() === undefined,
  },
  actions: {
    ...makeEffects(ports),
    savePlace: () => {
      ports.navigation.savePlace()
    },
    /** The customer is logged in without log-in here: the next one must not lead to an earlier place. */
    forgetPlaceIfReached: () => {
      if (needsLogIn(ports.navigation.here())) ports.navigation.forgetPlace()
    },
    /** The screen stays, but not what its address names: another customer has no such policy. */
    leaveDetails: () => {
      const here = ports.navigation.here()
      if (here && needsLogIn(here)) ports.navigation.go({ screen: here.screen }, { replace: true })
    },
    clearDevice: () => {
      void ports.store.clear()
    },
  },
})
