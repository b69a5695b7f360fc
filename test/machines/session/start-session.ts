import { makeCustomerUpdates } from '../../../src/adapters/browser/customer-updates'
import type { Customer } from '../../../src/domain/customer/customer'
import { makeSessionImplementations } from '../../../src/machines/session/actors'
import { sessionMachine } from '../../../src/machines/session/machine'
import { currentUser, loggedInCustomer } from '../../../src/machines/session/selectors'
import type { Destination } from '../../../src/ports/navigation'
import { aCustomer } from '../../support/builders'
import { scripted, scriptedSession, succeeds, type Answer } from '../../support/scripted-ports'
import {
  memoryCustomerStorage,
  memoryStore,
  recordedNavigation,
  recordedNotifications,
  switchedConnectivity,
  watchedSessionEnd,
} from '../../support/scripted-surroundings'
import { simulate } from '../../support/simulated'

export type SessionStart = {
  readonly token?: string | undefined
  /** The answers to the profile requests, in order. */
  readonly profile?: readonly Answer<Customer>[]
  readonly logOut?: Answer<void>
  readonly here?: Destination
}

/** Starts the session machine with scripted ports; a token is stored unless the test passes `undefined`. */
export const startSession = (script: SessionStart = {}) => {
  const token = 'token' in script ? script.token : 'the-token'
  const ports = {
    session: scriptedSession({
      currentCustomer: scripted(...(script.profile ?? [])),
      ...(script.logOut ? { logOut: scripted(script.logOut) } : {}),
    }),
    store: memoryStore(token),
    customerStorage: memoryCustomerStorage(),
    sessionEnd: watchedSessionEnd(),
    connectivity: switchedConnectivity(),
    navigation: recordedNavigation(script.here),
    notifications: recordedNotifications(),
    customerUpdates: makeCustomerUpdates(),
  }
  const session = simulate(sessionMachine.provide(makeSessionImplementations(ports)), { hasToken: token !== undefined })
  return {
    ...session,
    ...ports,
    user: () => currentUser(session.actor.getSnapshot()),
    customer: () => loggedInCustomer(session.actor.getSnapshot()),
    /** How many times the profile was read. */
    reads: () => ports.session.currentCustomer.inputs.length,
  }
}

/** A session whose first profile has been read. */
export const loggedIn = async (script: SessionStart = {}) => {
  const session = startSession({ ...script, profile: [succeeds(aCustomer()), ...(script.profile ?? [])] })
  await session.reaches('Loaded')
  return session
}
