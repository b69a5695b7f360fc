import { left, right } from 'fp-ts/Either'
import type { AnyEventObject } from 'xstate'
import { everyError } from '../../../support/builders'
import type { Start, Walk } from '../walk'

/** The input of a machine: an event, the answer of one of its actors, or a delay that has passed. */
type Heard =
  | { readonly event: AnyEventObject }
  | { readonly actor: string; readonly output: unknown }
  | { readonly delay: string }

/** One step of a path through a machine. A browser performs it by its name: `test/journeys/walks/hands`. */
export type Move = Heard & {
  readonly name: string
  /** The path of the only state in which it is possible; without it, wherever the machine accepts it. */
  readonly in?: string
}

/** A start of a machine; a browser performs it by its name. */
export type Beginning = Start & { readonly name: string }

/** The moves that a browser's paths through a machine consist of. */
export type BrowserWalk = {
  readonly walk: Walk
  readonly starts: readonly Beginning[]
  readonly moves: readonly Move[]
}

export const answers = (actor: string, output?: unknown, how = 'answers'): Move => ({
  name: `${actor} ${how}`,
  actor,
  output: right(output),
})

/** An actor's call is never answered, however often it is repeated. */
export const fails = (actor: string): Move => ({ name: `${actor} fails`, actor, output: left(everyError.Outage) })

export const event = (sent: AnyEventObject, more: { readonly name?: string; readonly in?: string } = {}): Move => ({
  name: sent.type,
  ...more,
  event: sent,
})

export const passes = (delay: string): Move => ({ name: `${delay} passes`, delay })
