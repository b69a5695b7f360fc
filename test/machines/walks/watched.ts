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
import { actionsNamedIn, actorsNamedIn, withoutPorts } from '../../support/named-parts'
import { placesIn, type Inspected } from './trail'
import type { Start, Walk } from './walk'

/** The effects of a machine. */
export type Effect = { readonly name: string; readonly params: unknown }

/** An actor of a machine whose actors never answer by themselves: the walk answers for them. */
export type WatchedActor = {
  readonly actor: AnyActor
  readonly snapshot: () => AnyMachineSnapshot
  readonly clock: SimulatedClock
  readonly effects: readonly Effect[]
  /** The promise actors that were started, in order. */
  readonly started: readonly string[]
  /** The states that it was in, and the transitions that it took, as named by `nameOf`. */
  readonly states: ReadonlySet<string>
  readonly taken: ReadonlySet<string>
  /** The sequence of its states, without repetitions. */
  readonly trail: readonly string[]
}

/** The unique name of a transition: its state, its event and its index among the transitions of that state. */
export const nameOf = (transition: AnyTransitionDefinition): string =>
  `${transition.source.path.join('.')} | ${String(transitionsOf(transition.source).indexOf(transition))}`

/** The ports implement effects; what the machine itself does, such as an assignment, has a `resolve`. */
const isEffect = (action: unknown): boolean => typeof action !== 'function' || !('resolve' in action)

/** A child machine next to the walked one: it has its initial snapshot; the walk decides what it reports. */
const silent = (machine: AnyStateMachine): AnyActorLogic => ({
  transition: (snapshot: AnyMachineSnapshot) => snapshot,
  getInitialSnapshot: (scope: AnyActorScope, input: unknown) =>
    machine.getInitialSnapshot(scope as never, input) as AnyMachineSnapshot,
  getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
})

type Unanswered = Snapshot<undefined>

/** An actor that records its start and never answers. */
const unanswering = (start: () => void): ActorLogic<Unanswered, AnyEventObject> => ({
  start,
  transition: (snapshot) => snapshot,
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
})

/**
 * The machine with every effect replaced by a record of it. Promises and listeners never answer: what they would send
 * is among the walk's own events.
 */
export const inertMachine = (
  { machine }: Walk,
  { guards }: Start,
  note: { readonly effect: (effect: Effect) => void; readonly start: (name: string) => void },
): AnyStateMachine => {
  const { implementations } = machine
  const actors = actorsNamedIn(machine).map((name) => {
    const logic: unknown = implementations.actors[name]
    return [
      name,
      logic instanceof StateMachine
        ? silent(withoutPorts(logic))
        : unanswering(() => {
            note.start(name)
          }),
    ]
  })
  const actions = actionsNamedIn(machine)
    .filter((name) => isEffect(implementations.actions[name]))
    .map((name) => [
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
 * Returns a function that starts the machine for a walk, any number of times, one after the other: effects are recorded
 * only for the latest start. The machine is created once, since that takes longer than a start.
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
          // A transient state is visible only in the microstep that leaves it.
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

/** Starts a machine for a walk. Stop it at the end. */
export const startWatched = (walk: Walk, start: Start): WatchedActor => makeStarter(walk, start)()
