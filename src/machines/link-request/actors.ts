import type { LinkRequestForm } from '../../domain/session/link-request'
import type { PortFunction } from '../../ports/call'
import type { PortsOf } from '../../ports/token'
import { fromForm } from '../core/actors'
import { makeEffects, type effectPorts } from '../core/effects'

type LinkRequestPorts = PortsOf<typeof effectPorts> & {
  /** Has a link sent to an email address. */
  readonly requestLink: PortFunction<string, void>
}

/** Implements the actor and actions of a request for a link; `requestLink` decides which link. */
export const makeLinkRequestImplementations = (ports: LinkRequestPorts) => ({
  actors: {
    /** Requests a link by email. */
    requestLink: fromForm(({ email }: LinkRequestForm, call) => ports.requestLink(email, call)),
  },
  actions: makeEffects(ports),
})
