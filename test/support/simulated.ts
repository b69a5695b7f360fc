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
  /** Lets so many milliseconds pass. */
  readonly pass: (milliseconds: number) => void
  /** Resolves with the snapshot as soon as the machine is in that state. */
  readonly reaches: (state: unknown) => Promise<SnapshotFrom<Machine>>
  readonly is: (state: unknown) => boolean
}

const running = new Set<{ stop: () => unknown }>()

/** Starts a machine on a simulated clock. `stopAll` ends it. */
export const simulate = <Machine extends AnyStateMachine>(
  machine: Machine,
  ...[input]: undefined extends InputFrom<Machine> ? [input?: InputFrom<Machine>] : [input: InputFrom<Machine>]
): Simulated<Machine> => {
  mutate(machine)
  const clock = new SimulatedClock()
  // The options of a machine that is known only as a type parameter cannot be told apart here.
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
    reaches: (state) => waitFor(actor, (snapshot) => matches(snapshot, state), { timeout: 2_000 }),
    is: (state) => matches(actor.getSnapshot(), state),
  }
}

/** Stops every actor that the test started: a pending delay would keep the runner alive. */
export const stopAll = (): void => {
  running.forEach((actor) => actor.stop())
  running.clear()
}

/** Lets every answer that is there already reach the machines. */
export const answersArrive = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })
