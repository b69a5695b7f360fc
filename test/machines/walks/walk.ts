import { left, right } from 'fp-ts/Either'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { PortError } from '../../../src/domain/failure/port-error'
import { everyError, rejected } from '../../support/builders'

/** One way in which a machine is started. `guards` are those that ask the world. */
export type Start = { readonly input?: unknown; readonly guards?: Readonly<Record<string, () => boolean>> }

/** What has to be known of a machine for its graph to be walked: whatever it hears, from whomever. */
export type Walk = {
  readonly machine: AnyStateMachine
  readonly starts: readonly Start[]
  /** What the customer, the device and the page do, with what each event carries. */
  readonly events: readonly AnyEventObject[]
  /** What each promise actor may answer. Every one may break as well. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>
  /** The actors that write, each at most once for one event of the customer. */
  readonly writes: readonly string[]
  /** The part of the context on which the way depends; without it, all of it. */
  readonly key?: (context: never) => unknown
  /** States without an event that are not final, and what leads on from there. */
  readonly rests?: Readonly<Record<string, string>>
  /** What the world never sends in a state, so that no random walk does either. */
  readonly never?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean
  /** What no walk reaches, by the words of the coverage table, and why. */
  readonly unreached?: Readonly<Record<string, string>>
}

const errors: readonly PortError[] = [
  everyError.Offline,
  everyError.NoAnswer,
  everyError.Unauthorised,
  everyError.NotFound,
  rejected(),
]

/** What a port answers when it fails. */
const failures: readonly unknown[] = errors.map((error) => left(error))

/** A port that answers with one of these, or fails. */
export const answering = (...values: readonly unknown[]): readonly unknown[] => [
  ...values.map((value) => right(value)),
  ...failures,
]
