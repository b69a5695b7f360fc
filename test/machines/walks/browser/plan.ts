import { getShortestPaths } from 'xstate/graph'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { chartOf, everyState } from '../../../../src/inspector/chart'
import { asText, stateKey } from '../explore'
import { inertMachine, makeStarter, type WatchedActor } from '../watched'
import type { Beginning, BrowserWalk, Move } from './moves'

/** A move by its name, and the states that the machine enters during it, in order. */
export type Step = { readonly move: string; readonly places: readonly string[] }

/** The shortest path to a state. `places` are those of the start itself. */
export type Path = {
  readonly to: string
  readonly start: string
  readonly places: readonly string[]
  readonly steps: readonly Step[]
}

/**
 * The paths that a browser has to follow through a machine: every other shortest path is the beginning of one of them.
 */
export type Plan = {
  readonly machine: string
  readonly states: number
  readonly reached: number
  readonly paths: readonly Path[]
}

/** What `npm run walks` writes for the journeys, which cannot import a machine. */
export const plansFile = 'test/journeys/walks/plans.json'

const isIn = (snapshot: AnyMachineSnapshot, state: string): boolean =>
  snapshot._nodes.some(({ path }: AnyStateNode) => path.join('.') === state)

const runningAs = (snapshot: AnyMachineSnapshot, src: string): readonly string[] =>
  snapshot._nodes.flatMap((node: AnyStateNode) =>
    node.invoke.flatMap((invoked) => (invoked.src === src && invoked.id in snapshot.children ? [invoked.id] : [])),
  )

const delaysIn = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes.flatMap((node: AnyStateNode) =>
    [...node.transitions.keys()].filter((type) => type.startsWith('xstate.after.')),
  )

/** The events of a move in a state; empty if the move is not possible. */
const heardAs = (snapshot: AnyMachineSnapshot, move: Move): readonly AnyEventObject[] => {
  if (snapshot.status !== 'active' || (move.in !== undefined && !isIn(snapshot, move.in))) return []
  if ('event' in move) return snapshot.can(move.event) ? [move.event] : []
  if ('delay' in move)
    return delaysIn(snapshot)
      .filter((type) => type.startsWith(`xstate.after.${move.delay}.`))
      .map((type) => ({ type }))
  return runningAs(snapshot, move.actor).map((id) => ({
    type: `xstate.done.actor.${id}`,
    output: move.output,
    actorId: id,
  }))
}

type Way = { readonly move: Move; readonly event: AnyEventObject }

const waysFrom = ({ walk, moves }: BrowserWalk, start: Beginning): readonly (readonly Way[])[] => {
  const nothing = () => undefined
  const machine: AnyStateMachine = inertMachine(walk, start, { effect: nothing, start: nothing })
  const asMove = (event: AnyEventObject): Move => {
    const move = moves[Number(event['move'])]
    if (move === undefined) throw new Error(`${event.type} came without a move`)
    return move
  }
  const shortest = getShortestPaths(machine, {
    input: start.input,
    events: (snapshot: AnyMachineSnapshot) =>
      moves.flatMap((move, index) => heardAs(snapshot, move).map((event) => ({ ...event, move: index }))) as never[],
    serializeState: (snapshot: AnyMachineSnapshot) => stateKey(walk, snapshot),
    serializeEvent: asText,
    limit: 50_000,
  } as never) as readonly { readonly steps: readonly { readonly event: AnyEventObject }[] }[]
  return shortest.map(({ steps }) =>
    steps.filter(({ event }) => event.type !== 'xstate.init').map(({ event }) => ({ move: asMove(event), event })),
  )
}

/** Follows a path with actors without effects, and records the states. */
const goAlong = (walked: WatchedActor, start: Beginning, way: readonly Way[]) => {
  const places = [...walked.trail]
  const steps = way.map(({ move, event }): Step => {
    const seen = walked.trail.length
    walked.actor.send(event)
    return { move: move.name, places: walked.trail.slice(seen) }
  })
  walked.actor.stop()
  return { start: start.name, places, steps, states: walked.states }
}

const isBeginningOf = (short: Path, long: Path): boolean =>
  short !== long &&
  short.start === long.start &&
  short.steps.length <= long.steps.length &&
  short.steps.every(({ move }, index) => move === long.steps[index]?.move)

/** A history state is never a current state. */
const statesOf = ({ walk }: BrowserWalk): readonly string[] =>
  everyState(chartOf(walk.machine).root)
    .filter(({ id, kind }) => id !== '' && kind !== 'history')
    .map(({ id }) => id)

/** The shortest path to every state of a machine, using only moves that a browser can perform. */
export const planOf = (browserWalk: BrowserWalk): Plan => {
  const states = statesOf(browserWalk)
  const ways = browserWalk.starts
    .flatMap((start) => {
      const startAgain = makeStarter(browserWalk.walk, start)
      return waysFrom(browserWalk, start).map((way) => goAlong(startAgain(), start, way))
    })
    .sort((one, other) => one.steps.length - other.steps.length)
  const toEach = states.flatMap((to): readonly Path[] => {
    const way = ways.find((one) => one.states.has(to))
    return way === undefined ? [] : [{ to, start: way.start, places: way.places, steps: way.steps }]
  })
  const paths = toEach.filter(
    (path, index) =>
      !toEach.some(
        (other, place) => isBeginningOf(path, other) && (other.steps.length > path.steps.length || place < index),
      ),
  )
  return { machine: browserWalk.walk.machine.id, states: states.length, reached: toEach.length, paths }
}
