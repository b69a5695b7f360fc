import {
  createActor,
  SimulatedClock,
  StateMachine,
  type ActorLogic,
  type AnyActor,
  type AnyActorLogic,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type Snapshot,
} from 'xstate'
import { transitionsOf } from '../../../src/inspector/chart'
import { placesIn, type Inspected } from './trail'
import type { Start, Walk } from './walk'

/** What a machine did in the world. */
export type Effect = { readonly name: string; readonly params: unknown }

/** An actor of a machine whose actors never answer by themselves: the walk speaks for them. */
export type WatchedActor = {
  readonly actor: AnyActor
  readonly snapshot: () => AnyMachineSnapshot
  readonly clock: SimulatedClock
  readonly effects: readonly Effect[]
  /** The promise actors that were started, in their order. */
  readonly started: readonly string[]
  /** The states that it was in, and the transitions that it took, as `nameOf` names them. */
  readonly states: ReadonlySet<string>
  readonly taken: ReadonlySet<string>
  /** Where it was, in order, without standing still. */
  readonly trail: readonly string[]
}

/** A transition's own name: its state, its event and its place among the transitions of that state. */
export const nameOf = (transition: AnyTransitionDefinition): string =>
  `${transition.source.path.join('.')} | ${String(transitionsOf(transition.source).indexOf(transition))}`

type Callable = (...all: readonly unknown[]) => unknown

const isEffect = (action: unknown): action is Callable => typeof action === 'function' && !('resolve' in action)

/** A machine beside the one that is walked: it shows how it began, and what it would tell then is the walk's to say. */
const silent = (machine: AnyStateMachine): AnyActorLogic => ({
  transition: (snapshot: AnyMachineSnapshot) => snapshot,
  getInitialSnapshot: (scope: AnyActorScope, input: unknown) =>
    machine.getInitialSnapshot(scope as never, input) as AnyMachineSnapshot,
  getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
})

type Unanswered = Snapshot<undefined>

/** An actor that notes its start and never answers. */
const unanswering = (start: () => void): ActorLogic<Unanswered, AnyEventObject> => ({
  start,
  transition: (snapshot) => snapshot,
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
})

/**
 * The machine with everything that reaches into the world replaced by a note of it. Promises and listeners never
 * answer: what they would send is among the walk's own events.
 */
export const inertMachine = (
  { machine }: Walk,
  { guards }: Start,
  note: { readonly effect: (effect: Effect) => void; readonly start: (name: string) => void },
): AnyStateMachine => {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    logic instanceof StateMachine
      ? silent(logic)
      : unanswering(() => {
          note.start(name)
        }),
  ])
  const actions = Object.entries(machine.implementations.actions)
    .filter(([, action]) => isEffect(action))
    .map(([name]) => [
      name,
      (_: unknown, params: unknown) => {
        note.effect({ name, params })
      },
    ])
  return machine.provide({
    actors: Object.fromEntries(actors),
    actions: Object.fromEntries(actions),
    ...(guards ? { guards } : {}),
  } as never)
}

/**
 * Starts a machine under the walk's hand, as often as it is called, one after the other: what the next one does is no
 * longer noted for the one before. The machine itself, which takes longer to make than to start, is made once.
 */
export const makeStarter = (walk: Walk, start: Start): (() => WatchedActor) => {
  let notes: { readonly effects: Effect[]; readonly started: string[] } = { effects: [], started: [] }
  const machine = inertMachine(walk, start, {
    effect: (effect) => void notes.effects.push(effect),
    start: (name) => void notes.started.push(name),
  })
  return () => {
    notes = { effects: [], started: [] }
    const states = new Set<string>()
    const taken = new Set<string>()
    const trail: string[] = []
    const clock = new SimulatedClock()
    const actor: AnyActor = createActor(machine, {
      clock,
      input: start.input,
      inspect: (event) => {
        const inspected = event as unknown as Inspected
        if (inspected.actorRef.logic?.id === machine.id)
          for (const place of placesIn(inspected)) if (trail.at(-1) !== place) trail.push(place)
        if (event.type !== '@xstate.microstep') return
        for (const transition of event._transitions) {
          taken.add(nameOf(transition))
          // The first step from a state that is left at once is the only sign of it.
          states.add(transition.source.path.join('.'))
        }
        const snapshot = event.snapshot as AnyMachineSnapshot
        for (const { path } of snapshot._nodes) states.add(path.join('.'))
      },
    })
    actor.start()
    return { actor, clock, ...notes, states, taken, trail, snapshot: () => actor.getSnapshot() as AnyMachineSnapshot }
  }
}

/** Starts a machine under the walk's hand. Stop it at the end. */
export const startWatched = (walk: Walk, start: Start): WatchedActor => makeStarter(walk, start)()
