import {
  createActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { chartOf, everyState, type ChartState } from '../../../src/inspector/chart'
import { everything } from './steps'
import { inertMachine, makeStarter, nameOf } from './watched'
import type { Start, Walk } from './walk'

/** A transition of a machine: its unique name, and its name in the coverage table. */
export type Way = { readonly name: string; readonly words: string }

/** What a walk can reach, and what it reached. */
export type Reached = {
  readonly states: readonly string[]
  readonly ways: readonly Way[]
  readonly walkedStates: ReadonlySet<string>
  readonly walkedWays: ReadonlySet<string>
  /** The events on which the machine threw, since it did not handle them. */
  readonly broke: ReadonlySet<string>
}

/** Kobo are a bigint, and an error is empty in JSON. */
export const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${String(part)}n` : part))

/** Two snapshots with the same key have the same transitions. */
export const stateKey = (walk: Walk, snapshot: AnyMachineSnapshot): string => {
  const memory = Object.values(snapshot.historyValue).map((nodes) => nodes.map(({ id }) => id))
  const context: unknown = walk.key ? walk.key(snapshot.context as never) : snapshot.context
  return asText([snapshot.value, snapshot.status, context, memory])
}

const pathOf = (id: string): string => id.replaceAll('.', ' › ') || 'every state'

const wordsOf = (state: ChartState): readonly Way[] =>
  state.transitions.map(({ event, guard, targets }, index) => ({
    name: `${state.id} | ${String(index)}`,
    words: `${pathOf(state.id)}: ${event}${guard === undefined ? '' : ` [${guard}]`}${
      targets.length === 0 ? '' : ` → ${targets.map(pathOf).join(', ')}`
    }`,
  }))

/** A history state is never a current state. */
const isPlace = ({ id, kind }: ChartState): boolean => id !== '' && kind !== 'history'

/** One actor scope for all steps that are only tried: `getMicrosteps` would start an actor for each. */
const scopeOf = (machine: AnyStateMachine, input: unknown): AnyActorScope => {
  const nothing = () => undefined
  const self = createActor(machine, { input })
  return {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  }
}

/** The transitions that an event takes: two edges that differ in it may take different ones. */
const stepsBy = (
  machine: AnyStateMachine,
  scope: AnyActorScope,
  state: AnyMachineSnapshot,
  event: AnyEventObject,
): string => {
  const names = machine.getTransitionData(state as never, event).map(nameOf)
  const steps: readonly AnyMachineSnapshot[] = machine.microstep(state as never, event, scope as never)
  return asText([names, state.value, steps.map(({ value, status }) => [value as unknown, status])])
}

/**
 * The shortest paths to everything that can be reached, and from there one step for every possible event. A path that
 * is the beginning of another one is walked with it.
 */
const pathsOf = (walk: Walk, start: Start): readonly (readonly AnyEventObject[])[] => {
  const nothing = () => undefined
  const machine: AnyStateMachine = inertMachine(walk, start, { effect: nothing, start: nothing })
  const shortest = getShortestPaths(machine, {
    input: start.input,
    events: (snapshot: AnyMachineSnapshot) => everything(walk, snapshot) as never[],
    serializeState: (snapshot: AnyMachineSnapshot) => stateKey(walk, snapshot),
    serializeEvent: asText,
    limit: 50_000,
  } as never) as readonly {
    readonly state: AnyMachineSnapshot
    readonly steps: readonly { readonly event: AnyEventObject }[]
  }[]
  const scope = scopeOf(machine, start.input)
  const known = new Set<string>()
  return shortest.flatMap(({ state, steps }) => {
    const way = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init')
    const beyond = everything(walk, state).filter((event) => {
      const signature = stepsBy(machine, scope, state, event)
      const isNew = !known.has(signature)
      known.add(signature)
      return isNew
    })
    return beyond.length === 0 ? [way] : beyond.map((event) => [...way, event])
  })
}

/** Walks a machine's graph, for every way to start it, with actors that answer as the walk defines. */
export const explore = (walk: Walk): Reached => {
  const states = everyState(chartOf(walk.machine).root)
  const walkedStates = new Set<string>()
  const walkedWays = new Set<string>()
  const broke = new Set<string>()
  for (const start of walk.starts) {
    const startAgain = makeStarter(walk, start)
    for (const path of pathsOf(walk, start)) {
      const walked = startAgain()
      let lastEvent = 'the start'
      walked.actor.subscribe({ error: () => void broke.add(lastEvent) })
      for (const event of path) {
        lastEvent = event.type
        walked.actor.send(event)
      }
      walked.actor.stop()
      walked.states.forEach((state) => walkedStates.add(state))
      walked.taken.forEach((way) => walkedWays.add(way))
    }
  }
  return {
    states: states.filter(isPlace).map(({ id }) => id),
    ways: states.flatMap(wordsOf),
    walkedStates,
    walkedWays,
    broke,
  }
}

/** What was never reached: states and transitions, as named in the coverage table. */
export const unreached = ({ states, ways, walkedStates, walkedWays }: Reached): readonly string[] => [
  ...states.filter((id) => !walkedStates.has(id)).map(pathOf),
  ...ways.filter(({ name }) => !walkedWays.has(name)).map(({ words }) => words),
]
