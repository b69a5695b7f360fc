import { makeSessionPort } from '../../adapters/http/session'
import { makeSessionImplementations } from '../../machines/session/actors'
import { sessionMachine } from '../../machines/session/machine'
import { Connectivity } from '../../ports/connectivity'
import { CustomerUpdates } from '../../ports/customer-updates'
import { KeptData } from '../../ports/kept-data'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { SessionPort } from '../../ports/session-port'
import { SessionStore } from '../../ports/session-store'
import { defineFeature } from '../binding/define-feature'
import { ApiHost, Http } from '../binding/tokens'

/** The session, whose actor is the root and runs from the start. */
export const feature = defineFeature('session', {
  ports: (bind) => {
    bind(SessionPort, makeSessionPort, Http, ApiHost)
  },
  needs: {
    session: SessionPort,
    store: SessionStore,
    kept: KeptData,
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
