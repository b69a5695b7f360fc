import { left, right } from 'fp-ts/Either'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { PortError } from '../../../src/domain/failure/port-error'
import { everyError, rejected } from '../../support/builders'

/** One way to start a machine. `guards` replaces those that depend on the outside. */
export type Start = { readonly input?: unknown; readonly guards?: Readonly<Record<string, () => boolean>> }

/** What is needed to walk a machine's graph: all its inputs, from every source. */
export type Walk = {
  readonly machine: AnyStateMachine
  readonly starts: readonly Start[]
  /** Other inputs, such as those from an address: a replayed trace may begin with them; the walk has events for the same. */
  readonly inputs?: readonly unknown[]
  /** The events of the customer, the device and the page, with their data. */
  readonly events: readonly AnyEventObject[]
  /** The possible answers of each promise actor. Each may throw as well. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>
  /** The actors that write, each at most once per event of the customer. */
  readonly writes: readonly string[]
  /** The part of the context that transitions depend on; without it, all of it. */
  readonly key?: (context: never) => unknown
  /** States without an event that are not final, and how they continue. */
  readonly rests?: Readonly<Record<string, string>>
  /** Events that cannot occur in a state, so that no random walk sends them. */
  readonly never?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean
  /** What no walk reaches, as named in the coverage table, and why. */
  readonly unreached?: Readonly<Record<string, string>>
}

const errors: readonly PortError[] = [
  everyError.Offline,
  everyError.NoAnswer,
  everyError.Unauthorised,
  everyError.NotFound,
  rejected(),
]

/** The failures of a port. */
const failures: readonly unknown[] = errors.map((error) => left(error))

/** A port that returns one of these, or fails. */
export const answering = (...values: readonly unknown[]): readonly unknown[] => [
  ...values.map((value) => right(value)),
  ...failures,
]
