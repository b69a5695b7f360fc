import type { Chart } from './chart'
import type { Difference } from './difference'
import type { Masked } from './mask'

/** The name of the channel between portals and inspectors of one origin. */
export const CHANNEL = 'portal-inspector'

/** How many events of an actor are buffered for an inspector that is opened later. */
export const LOG_LENGTH = 10_000

/** An event that an actor was sent, `from` an actor, the screen or the inspector; `at` in milliseconds of the clock. */
export type LoggedEvent = {
  /** Counts the events of an actor. */
  readonly number: number
  readonly at: number
  readonly from: string
  readonly event: { readonly type: string; readonly [key: string]: Masked }
  /** The active states of a machine after it, and what it changed; missing if the machine failed on it. */
  readonly active?: readonly string[]
  readonly difference?: Difference
}

/**
 * The type of the event that is logged where the inspector let a machine go on from an earlier moment: `after` is the
 * number of the event after which it goes on.
 */
export const GO_ON = 'inspector.go-on'

/** What changes about an actor. */
export type ActorState = {
  readonly id: string
  readonly status: string
  /** The chart ids of the active states. */
  readonly active: readonly string[]
  readonly context: Masked
  /** The error that stopped it, with its stack. */
  readonly failure: string | undefined
  /** The number of the event after which it is shown; `undefined` as it is now. */
  readonly shown?: number | undefined
}

/** An actor as displayed by an inspector. */
export type ActorView = ActorState & {
  readonly parent: string | undefined
  readonly name: string
  /** `undefined` for an actor that is no machine, such as a promise or a callback. */
  readonly chart: Chart | undefined
}

/** A message of a portal. `portal` identifies the tab. */
export type Report =
  | { readonly kind: 'actor'; readonly portal: string; readonly actor: ActorView }
  | { readonly kind: 'states'; readonly portal: string; readonly states: readonly ActorState[] }
  | {
      readonly kind: 'events'
      readonly portal: string
      readonly actor: string
      readonly events: readonly LoggedEvent[]
    }
  | { readonly kind: 'refused'; readonly portal: string; readonly actor: string; readonly reason: string }
  | { readonly kind: 'closed'; readonly portal: string }

/**
 * A message of an inspector: a request for all actors, to send an event to one of them, to show one as it was after an
 * event (`undefined` as it is now), or to let it go on from there.
 */
export type Order =
  | { readonly kind: 'who-is-there' }
  | { readonly kind: 'show'; readonly portal: string; readonly actor: string; readonly number: number | undefined }
  | { readonly kind: 'go-on'; readonly portal: string; readonly actor: string; readonly number: number }
  | {
      readonly kind: 'send'
      readonly portal: string
      readonly actor: string
      readonly event: { readonly type: string; readonly [key: string]: unknown }
    }

export type Message = Report | Order
