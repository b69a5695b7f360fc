import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { maskEvent, type Masked } from '../../../src/inspector/mask'
import { GO_ON, type LoggedEvent } from '../../../src/inspector/messages'
import { innermost, type Trace } from '../../../src/inspector/trace'
import { stateKey } from '../walks/explore'
import { everything } from '../walks/steps'
import { inertMachine } from '../walks/watched'
import type { Walk } from '../walks/walk'

/** The first event of a trace after which today's machine is in other states. */
export type Divergence = {
  readonly number: number
  readonly event: string
  /** The innermost states of the trace after the event; `undefined` if the machine failed on it. */
  readonly recorded: readonly string[] | undefined
  /** Those that today's machine can be in. */
  readonly today: readonly (readonly string[])[]
}

/** One way that today's machine may have gone: its payloads were masked, so there may be several. */
type Way = { readonly machine: AnyStateMachine; readonly snapshot: AnyMachineSnapshot }

/** What `mask` writes for something else. */
const masks = new Set(['•••', '…', 'undefined', 'a function', '(class instance)'])

const isExact = (value: Masked): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isExact) : !masks.has(String(value))

/** Whether a value may have been the one that was masked. Numbers and the lengths of lists of an example are its own. */
const fits = (recorded: Masked, example: Masked): boolean => {
  if (typeof recorded === 'number' || Array.isArray(recorded) || Array.isArray(example))
    return typeof recorded === typeof example
  if (typeof recorded !== 'object' || recorded === null || typeof example !== 'object' || example === null)
    return recorded === example
  const [one, other] = [recorded as Readonly<Record<string, Masked>>, example as Readonly<Record<string, Masked>>]
  return Object.entries(one).every(([key, value]) => !(key in other) || fits(value, other[key] ?? null))
}

/** A recorded value with an example's in the place of each mask. */
const filledIn = (recorded: Masked, example: unknown): unknown => {
  if (typeof recorded === 'string' && masks.has(recorded)) return example ?? recorded
  if (typeof recorded !== 'object' || recorded === null) return recorded
  const parts: unknown[] = Array.isArray(example) ? example : []
  if (Array.isArray(recorded)) return recorded.map((one: Masked, index) => filledIn(one, parts[index] ?? parts[0]))
  const members = typeof example === 'object' && example !== null ? example : {}
  return Object.fromEntries(
    Object.entries(recorded).map(([key, value]) => [key, filledIn(value, Reflect.get(members, key))]),
  )
}

/**
 * What a masked event may have been: what is known of it, completed by the examples of the machine's walk, and for an
 * answer such an example itself, because its parts belong together.
 */
const candidates = (walk: Walk, { snapshot }: Way, event: LoggedEvent['event']): readonly AnyEventObject[] => {
  if (isExact(event)) return [event]
  const examples = everything(walk, snapshot).filter(({ type }) => type === event.type)
  const completed = [...examples, {}].map((example) => filledIn(event, example) as AnyEventObject)
  const isAnswer = event.type.startsWith('xstate.')
  return isAnswer ? [...completed, ...examples.filter((example) => fits(event, maskEvent(example)))] : completed
}

const innermostStatesOf = ({ snapshot }: Way): readonly string[] =>
  innermost(snapshot._nodes.map(({ path }) => path.join('.'))).toSorted()

const isAt = (way: Way, active: readonly string[]): boolean =>
  String(innermostStatesOf(way)) === String(innermost(active).toSorted())

/** Of the same states the first, which the examples complete best. */
const distinct = (walk: Walk, ways: readonly Way[]): readonly Way[] => [
  ...new Map(ways.toReversed().map((way) => [stateKey(walk, way.snapshot), way])).values(),
]

const after = (way: Way, event: AnyEventObject): readonly Way[] => {
  try {
    const [snapshot] = transition(way.machine, way.snapshot, event as never)
    return [{ machine: way.machine, snapshot: snapshot as AnyMachineSnapshot }]
  } catch {
    return []
  }
}

const beginnings = (walk: Walk): readonly Way[] =>
  [...walk.starts, ...(walk.inputs ?? []).map((input) => ({ input }))].map((start) => {
    const nothing = () => undefined
    const machine: AnyStateMachine = inertMachine(walk, start, { effect: nothing, start: nothing })
    const [snapshot] = initialTransition(machine, start.input)
    return { machine, snapshot: snapshot as AnyMachineSnapshot }
  })

/**
 * Sends today's machine the events of a trace and compares the states after each of them. A trace is masked: where an
 * event had a payload, everything is tried that it may have been, and the ways that end in the recorded states are
 * followed. Returns where none does. @throws Error if the trace does not begin with the start of its machine
 */
export const replay = ({ events }: Trace, walk: Walk): Divergence | undefined => {
  if (events[0]?.event.type !== 'xstate.init')
    throw new Error('The trace does not begin with the start of its machine.')
  const waysAfter = new Map<number, readonly Way[]>()
  let ways: readonly Way[] = []
  const reachedBy = (event: LoggedEvent['event']): readonly Way[] => {
    if (event.type === 'xstate.init') return beginnings(walk)
    if (event.type === GO_ON) return waysAfter.get(Number(event['after'])) ?? []
    return ways.flatMap((way) => candidates(walk, way, event).flatMap((candidate) => after(way, candidate)))
  }
  for (const { number, event, active } of events) {
    const reached = reachedBy(event)
    const agreeing =
      active === undefined
        ? []
        : distinct(
            walk,
            reached.filter((way) => isAt(way, active)),
          )
    const failsAsThen = active === undefined && reached.length === 0
    if (agreeing.length === 0 && !failsAsThen) {
      const today = [
        ...new Map(reached.map((way) => [String(innermostStatesOf(way)), innermostStatesOf(way)])).values(),
      ]
      return { number, event: event.type, recorded: active && innermost(active), today }
    }
    if (!failsAsThen) ways = agreeing
    waysAfter.set(number, ways)
  }
  return undefined
}

const names = (states: readonly string[]): string =>
  states.map((id) => id.replaceAll('.', ' › ')).join(' and ') || 'no state'

/** A divergence in words. */
export const divergenceText = ({ number, event, recorded, today }: Divergence): string => {
  const then = recorded === undefined ? 'the machine failed' : `it was in ${names(recorded)}`
  const now =
    today.length === 0 ? 'it fails, whatever the event carries' : `it is in ${today.map(names).join(', or in ')}`
  return `Event ${String(number)}, ${event}: ${then}; today ${now}.`
}
