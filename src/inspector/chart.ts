import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { guardText } from './guard-text'

/** One transition as text. `event` is the label to display, `eventType` the type of the event. */
export type ChartTransition = {
  readonly event: string
  readonly eventType: string
  readonly guard: string | undefined
  /** The ids of the target states; none for a transition without a target. */
  readonly targets: readonly string[]
  readonly actions: readonly string[]
}

export const transitionText = ({ event, guard }: ChartTransition): string =>
  guard === undefined ? event : `${event} [${guard}]`

/** Whether a transition does something: a state ignores an event explicitly by one that does not. */
export const isDrawn = ({ targets, actions }: ChartTransition): boolean => targets.length > 0 || actions.length > 0

/** A state with its children. `id` is the path of its keys, joined by dots; the root's is empty. */
export type ChartState = {
  readonly id: string
  readonly name: string
  readonly kind: AnyStateNode['type']
  readonly description: string
  readonly tags: readonly string[]
  readonly actors: readonly string[]
  readonly initial: readonly string[]
  readonly transitions: readonly ChartTransition[]
  readonly children: readonly ChartState[]
}

/** The title of a state's box. */
export const nameOf = ({ name, kind }: ChartState): string => (kind === 'history' ? `${name} (as it was left)` : name)

/** A machine as plain data, as much as a diagram needs; it can be posted to another window. */
export type Chart = { readonly machine: string; readonly root: ChartState }

const idOf = (node: AnyStateNode): string => node.path.join('.')

const actorName = (src: unknown): string => (typeof src === 'string' ? src : 'an actor')

const prefixes: ReadonlyArray<readonly [string, string]> = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'failed'],
  ['xstate.snapshot.', 'changed'],
]

const duration = (milliseconds: number): string =>
  milliseconds >= 1_000 ? `${milliseconds / 1_000} s` : `${milliseconds} ms`

/** The name of a delay, with its length if that is fixed. */
const delayText = (node: AnyStateNode, name: string): string => {
  if (/^\d+$/.test(name)) return duration(Number(name))
  const length: unknown = node.machine.implementations.delays[name]
  return typeof length === 'number' ? `${name} (${duration(length)})` : name
}

/** The label of an event: XState's internal types are translated, our own are unchanged. */
const eventText = (node: AnyStateNode, event: string): string => {
  if (event === '') return 'at once'
  if (event === '*') return 'anything else'
  const after = /^xstate\.after\.(.+?)\./.exec(event)
  if (after !== null) return `after ${delayText(node, after[1] ?? '')}`
  if (event.startsWith('xstate.done.state.')) return 'finished'
  const [prefix, outcome] = prefixes.find(([start]) => event.startsWith(start)) ?? ['', '']
  if (prefix === '') return event
  const invoked = node.invoke.find(({ id }) => id === event.slice(prefix.length))
  return `${invoked === undefined ? 'an actor' : actorName(invoked.src)} ${outcome}`
}

const actionName = (action: unknown): string => {
  if (typeof action === 'string') return action
  if (typeof action === 'object' && action !== null && 'type' in action) return String(action.type)
  return typeof action === 'function' && 'type' in action ? String(action.type).replace('xstate.', '') : 'an action'
}

const transitionOf = (node: AnyStateNode, transition: AnyTransitionDefinition): ChartTransition => ({
  event: eventText(node, String(transition.eventType)),
  eventType: String(transition.eventType),
  guard: transition.guard === undefined ? undefined : guardText(transition.guard),
  targets: (transition.target ?? []).map(idOf),
  actions: transition.actions.map(actionName),
})

/** Every transition of a state in the order of evaluation, eventless ones first. */
export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
]

const stateOf = (node: AnyStateNode): ChartState => ({
  id: idOf(node),
  name: node.key,
  kind: node.type,
  description: node.description ?? '',
  tags: [...node.tags],
  actors: node.invoke.map(({ src }) => actorName(src)),
  initial: node.type === 'compound' ? node.initial.target.map(idOf) : [],
  transitions: transitionsOf(node).map((transition) => transitionOf(node, transition)),
  children: Object.values(node.states).map(stateOf),
})

/** The chart of a machine: its states with their transitions, guards, delays and invoked actors as text. */
export const chartOf = (machine: AnyStateMachine): Chart => ({ machine: machine.id, root: stateOf(machine.root) })

/** A state and all its descendants, parents first. */
export const everyState = (state: ChartState): readonly ChartState[] => [state, ...state.children.flatMap(everyState)]
