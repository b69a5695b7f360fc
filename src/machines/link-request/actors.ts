import type { LinkRequestForm } from '../../domain/session/link-request'
import type { PortFunction } from '../../ports/call'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import { fromForm } from '../core/actors'
import { makeEffects } from '../core/effects'
import type { LinkRequestMachine } from './machine'

type LinkRequestPorts = {
  /** Has a link sent to an email address. */
  readonly requestLink: PortFunction<string, void>
  readonly navigation: Navigation
  readonly notifications: Notifications
}

/** Implements the actor and actions of a request for a link; `requestLink` decides which link. */
export const makeLinkRequestImplementations = (
  ports: LinkRequestPorts,
): Parameters<LinkRequestMachine['provide']>[0] => ({
  actors: { requestLink: fromForm(({ email }: LinkRequestForm, call) => ports.requestLink(email, call)) },
  actions: makeEffects(ports),
})
