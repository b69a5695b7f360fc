import type { Registration } from '../../domain/session/sign-up'
import { AccountPort } from '../../ports/account-port'
import { ActivationPort } from '../../ports/activation-port'
import { SessionStore } from '../../ports/session-store'
import type { PortsOf } from '../../ports/token'
import { fromForm } from '../core/actors'
import { effectPorts, makeEffects } from '../core/effects'

export const registrationPorts = {
  ...effectPorts,
  account: AccountPort,
  activation: ActivationPort,
  store: SessionStore,
}

/** Implements the registration machine's actors and actions; the email is stored before the request. */
export const makeRegistrationImplementations = (ports: PortsOf<typeof registrationPorts>) => ({
  actors: {
    /** Stores the email address on the device, then opens the account. */
    register: fromForm<Registration, void>((registration, call) => {
      ports.store.saveRegisteredEmail(registration.emailAddress)
      return ports.account.register(registration, call)
    }),
    /** Requests the activation link for an email address. */
    requestActivationLink: fromForm((email: string) =>
      // Not cancelled when the page is left two seconds later.
      ports.activation.requestActivationLink(email, { signal: new AbortController().signal }),
    ),
  },
  actions: makeEffects(ports),
})
