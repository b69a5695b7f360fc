import { makeAttention } from '../../adapters/browser/attention'
import { makeSessionEnd } from '../../adapters/browser/session-end'
import { makeSessionPort } from '../../adapters/http/session'
import { makeSessionImplementations } from '../../machines/session/actors'
import { sessionMachine } from '../../machines/session/machine'
import { Clock } from '../../ports/clock'
import { Connectivity } from '../../ports/connectivity'
import { CustomerStorage } from '../../ports/customer-storage'
import { CustomerUpdates } from '../../ports/customer-updates'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { SessionEnd } from '../../ports/session-end'
import { SessionPort } from '../../ports/session-port'
import { SessionStore } from '../../ports/session-store'
import { defineFeature } from '../binding/define-feature'
import { ApiHost, Http } from '../binding/tokens'

/** The session, whose actor is the root and runs from the start. */
export const feature = defineFeature('session', {
  ports: (bind) => {
    bind(SessionPort, makeSessionPort, Http, ApiHost)
    bind(
      SessionEnd,
      (store: SessionStore, clock: Clock) =>
        makeSessionEnd({ store, clock, attention: makeAttention(window), browser: window }),
      SessionStore,
      Clock,
    )
  },
  needs: {
    session: SessionPort,
    store: SessionStore,
    sessionEnd: SessionEnd,
    customerStorage: CustomerStorage,
    connectivity: Connectivity,
    navigation: Navigation,
    customerUpdates: CustomerUpdates,
    notifications: Notifications,
  },
  make: (ports) => ({
    machine: sessionMachine.provide(makeSessionImplementations(ports)),
    input: () => ({ hasToken: ports.store.token() !== undefined }),
  }),
})
