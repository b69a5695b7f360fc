import {
  createActor,
  SimulatedClock,
  waitFor,
  type Actor,
  type AnyStateMachine,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import { mutate } from './mutant'

/** An actor of a machine on a simulated clock. */
export type Simulated<Machine extends AnyStateMachine> = {
  readonly actor: Actor<Machine>
  /** Advances the clock by milliseconds. */
  readonly pass: (milliseconds: number) => void
  /** Resolves with the snapshot as soon as the machine is in that state, as far as answers that are resolved bring it. */
  readonly reaches: (state: unknown) => Promise<SnapshotFrom<Machine>>
  readonly is: (state: unknown) => boolean
}

const running = new Set<{ stop: () => unknown }>()

/** Starts a machine on a simulated clock. `stopAll` stops it. */
export const simulate = <Machine extends AnyStateMachine>(
  machine: Machine,
  ...[input]: undefined extends InputFrom<Machine> ? [input?: InputFrom<Machine>] : [input: InputFrom<Machine>]
): Simulated<Machine> => {
  mutate(machine)
  const clock = new SimulatedClock()
  // For a machine known only as a type parameter the options cannot be distinguished here.
  const actor = createActor<AnyStateMachine>(machine, { clock, input }) as unknown as Actor<Machine>
  running.add(actor)
  const matches = (snapshot: SnapshotFrom<Machine>, state: unknown): boolean =>
    (snapshot as SnapshotFrom<AnyStateMachine>).matches(state)
  actor.start()
  return {
    actor,
    pass: (milliseconds) => {
      clock.increment(milliseconds)
    },
    reaches: (state) => {
      const limit = new AbortController()
      const giveUp = async () => {
        for (let turn = 0; turn < 100; turn += 1) await answersArrive()
        const { status, value } = actor.getSnapshot() as SnapshotFrom<AnyStateMachine>
        limit.abort(new Error(`${JSON.stringify(state)} is not reached: ${status} at ${JSON.stringify(value)}`))
      }
      void giveUp()
      return waitFor(actor, (snapshot) => matches(snapshot, state), { signal: limit.signal })
    },
    is: (state) => matches(actor.getSnapshot(), state),
  }
}

/** Stops every actor that the test started: a pending delay would prevent the runner from exiting. */
export const stopAll = (): void => {
  running.forEach((actor) => actor.stop())
  running.clear()
}

/** Delivers every answer that is already resolved to the machines. */
export const answersArrive = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })
