import type { Chart } from './chart'
import type { Masked } from './mask'

/** The channel through which a portal and an inspector of the same origin talk. */
export const CHANNEL = 'portal-inspector'

/** How many events of an actor are kept for an inspector that is opened later. */
export const LOG_LENGTH = 200

/** An event that an actor was sent; `at` in milliseconds of the clock. */
export type LoggedEvent = {
  readonly at: number
  readonly from: string
  readonly event: { readonly type: string; readonly [key: string]: Masked }
}

/** An actor as an inspector sees it. */
export type ActorView = {
  readonly id: string
  readonly parent: string | undefined
  readonly name: string
  /** Without one, the actor is a promise or a listener. */
  readonly chart: Chart | undefined
  readonly status: string
  /** The ids of the states that it is in, as the chart has them. */
  readonly active: readonly string[]
  readonly context: Masked
}

/** What a portal says. `portal` tells several tabs apart. */
export type Report =
  | { readonly kind: 'actor'; readonly portal: string; readonly actor: ActorView }
  | { readonly kind: 'events'; readonly portal: string; readonly actor: string; readonly events: readonly LoggedEvent[] }
  | { readonly kind: 'refused'; readonly portal: string; readonly actor: string; readonly reason: string }
  | { readonly kind: 'closed'; readonly portal: string }

/** What an inspector asks: who is there, or to send an event to an actor. */
export type Order =
  | { readonly kind: 'who-is-there' }
  | {
      readonly kind: 'send'
      readonly portal: string
      readonly actor: string
      readonly event: { readonly type: string; readonly [key: string]: unknown }
    }

export type Message = Report | Order
