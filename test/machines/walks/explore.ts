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

/** A transition of a machine: its own name, and how the coverage table calls it. */
export type Way = { readonly name: string; readonly words: string }

/** What a walk can reach and what it did. */
export type Reached = {
  readonly states: readonly string[]
  readonly ways: readonly Way[]
  readonly walkedStates: ReadonlySet<string>
  readonly walkedWays: ReadonlySet<string>
  /** The events by which the machine broke, since it did not count on them. */
  readonly broke: ReadonlySet<string>
}

/** Kobo are a bigint, and an error says nothing in JSON. */
export const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${String(part)}n` : part))

/** Two snapshots with the same key lead on in the same ways. */
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

/** A state that is only a way back into another one is never a state to be in. */
const isPlace = ({ id, kind }: ChartState): boolean => id !== '' && kind !== 'history'

/** Where steps are tried that lead nowhere: one for all of them, while `getMicrosteps` starts an actor for each. */
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

/** What an event leads through: two edges that differ in it may take different transitions. */
const stepsBy = (machine: AnyStateMachine, scope: AnyActorScope, state: AnyMachineSnapshot, event: AnyEventObject): string => {
  const names = machine.getTransitionData(state as never, event).map(nameOf)
  const steps: readonly AnyMachineSnapshot[] = machine.microstep(state as never, event, scope as never)
  return asText([names, state.value, steps.map(({ value, status }) => [value as unknown, status])])
}

/**
 * The shortest ways to everything that can be reached, and from there one step by everything that can be heard. A way
 * that goes on in another one is walked with it.
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
  } as never) as readonly { readonly state: AnyMachineSnapshot; readonly steps: readonly { readonly event: AnyEventObject }[] }[]
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

/** Walks a machine's graph, for every way in which it is started, with actors that answer as the walk says. */
export const explore = (walk: Walk): Reached => {
  const states = everyState(chartOf(walk.machine).root)
  const walkedStates = new Set<string>()
  const walkedWays = new Set<string>()
  const broke = new Set<string>()
  for (const start of walk.starts) {
    const startAgain = makeStarter(walk, start)
    for (const path of pathsOf(walk, start)) {
      const walked = startAgain()
      let heard = 'the start'
      walked.actor.subscribe({ error: () => void broke.add(heard) })
      for (const event of path) {
        heard = event.type
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

/** What was never reached: states and transitions, in the words of the coverage table. */
export const unreached = ({ states, ways, walkedStates, walkedWays }: Reached): readonly string[] => [
  ...states.filter((id) => !walkedStates.has(id)).map(pathOf),
  ...ways.filter(({ name }) => !walkedWays.has(name)).map(({ words }) => words),
]
