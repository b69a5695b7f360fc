import type { Container } from 'inversify'
import { sessionMachine } from '../../machines/session/machine'
import { makeSessionImplementations } from '../../machines/session/actors'
import { Connectivity } from '../../ports/connectivity'
import { CustomerUpdates } from '../../ports/customer-updates'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { SessionPort } from '../../ports/session-port'
import { SessionStore } from '../../ports/session-store'

/** The session machine with its ports. It is the root actor, so it is there from the start. */
export const makeSessionFeature = (container: Container) => {
  const store = container.get<SessionStore>(SessionStore)
  return {
    machine: sessionMachine.provide(
      makeSessionImplementations({
        session: container.get<SessionPort>(SessionPort),
        store,
        connectivity: container.get<Connectivity>(Connectivity),
        navigation: container.get<Navigation>(Navigation),
        customerUpdates: container.get<CustomerUpdates>(CustomerUpdates),
        notifications: container.get<Notifications>(Notifications),
      }),
    ),
    input: () => ({ hasToken: store.token() !== undefined }),
  }
}
