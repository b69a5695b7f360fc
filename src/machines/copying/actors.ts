import { fromPromise } from 'xstate'
import type { Clipboard } from '../../ports/clipboard'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import { makeEffects } from '../core/effects'
import type { Copied, CopyingMachine } from './machine'

type CopyingPorts = {
  readonly clipboard: Clipboard
  readonly navigation: Navigation
  readonly notifications: Notifications
}

/** Implements the actor and the action of copying with the ports. */
export const makeCopyingImplementations = (ports: CopyingPorts): Parameters<CopyingMachine['provide']>[0] => ({
  actors: { copy: fromPromise<Copied, string>(({ input }) => ports.clipboard.copy(input)()) },
  actions: { notify: makeEffects(ports).notify },
})
