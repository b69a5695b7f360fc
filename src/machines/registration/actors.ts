import type { Registration } from '../../domain/session/sign-up'
import type { AccountPort } from '../../ports/account-port'
import type { ActivationPort } from '../../ports/activation-port'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { SessionStore } from '../../ports/session-store'
import { fromForm } from '../core/actors'
import { makeEffects } from '../core/effects'
import type { RegistrationMachine } from './machine'

type RegistrationPorts = {
  readonly account: AccountPort
  readonly activation: ActivationPort
  readonly store: SessionStore
  readonly navigation: Navigation
  readonly notifications: Notifications
}

/** Implements the registration machine's actors and actions; the email is stored before the request. */
export const makeRegistrationImplementations = (
  ports: RegistrationPorts,
): Parameters<RegistrationMachine['provide']>[0] => ({
  actors: {
    register: fromForm((registration: Registration, call) => {
      ports.store.saveRegisteredEmail(registration.emailAddress)
      return ports.account.register(registration, call)
    }),
    // Not cancelled when the page is left two seconds later.
    requestActivationLink: fromForm((email: string) =>
      ports.activation.requestActivationLink(email, { signal: new AbortController().signal }),
    ),
  },
  actions: makeEffects(ports),
})
