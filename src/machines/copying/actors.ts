import { fromPromise } from 'xstate'
import type { Either } from 'fp-ts/Either'
import { Clipboard } from '../../ports/clipboard'
import type { PortsOf } from '../../ports/token'
import { effectPorts, makeEffects } from '../core/effects'

export const copyingPorts = { ...effectPorts, clipboard: Clipboard }

/** Implements the actor and the action of copying with the ports. */
export const makeCopyingImplementations = (ports: PortsOf<typeof copyingPorts>) => ({
  actors: { copy: fromPromise<Either<'refused', void>, string>(({ input }) => ports.clipboard.copy(input)()) },
  actions: { notify: makeEffects(ports).notify },
})
