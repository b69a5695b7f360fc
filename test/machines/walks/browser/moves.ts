import { left, right } from 'fp-ts/Either'
import type { AnyEventObject } from 'xstate'
import { everyError } from '../../../support/builders'
import type { Start, Walk } from '../walk'

/** What a machine hears: an event, the answer of one of its actors, or a delay that has passed. */
type Heard = { readonly event: AnyEventObject } | { readonly actor: string; readonly output: unknown } | { readonly delay: string }

/** One step of a way through a machine. A browser brings it about by its name: `test/journeys/walks/hands`. */
export type Move = Heard & {
  readonly name: string
  /** Where alone it is made, by the state's path; without it, wherever the machine takes it. */
  readonly in?: string
}

/** A way into a machine; a browser goes it by its name. */
export type Beginning = Start & { readonly name: string }

/** What the ways of a browser through a machine are made of. */
export type BrowserWalk = { readonly walk: Walk; readonly starts: readonly Beginning[]; readonly moves: readonly Move[] }

export const answers = (actor: string, output?: unknown, how = 'answers'): Move => ({
  name: `${actor} ${how}`,
  actor,
  output: right(output),
})

/** Nobody answers an actor's call, however often it is asked. */
export const fails = (actor: string): Move => ({ name: `${actor} fails`, actor, output: left(everyError.Outage) })

export const event = (sent: AnyEventObject, more: { readonly name?: string; readonly in?: string } = {}): Move => ({
  name: sent.type,
  ...more,
  event: sent,
})

export const passes = (delay: string): Move => ({ name: `${delay} passes`, delay })
