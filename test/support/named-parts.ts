import { fromPromise, type AnyStateMachine, type AnyStateNode } from 'xstate'
import { transitionsOf } from '../../src/inspector/chart'

const everyNode = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(everyNode),
]

const nameOf = (action: unknown): string | undefined => {
  if (typeof action === 'string') return action
  const type: unknown = typeof action === 'object' && action !== null ? Reflect.get(action, 'type') : undefined
  return typeof type === 'string' ? type : undefined
}

/** The actors that a machine invokes by name. */
export const actorsNamedIn = ({ root }: AnyStateMachine): readonly string[] => [
  ...new Set(
    everyNode(root).flatMap(({ invoke }) => invoke.flatMap(({ src }) => (typeof src === 'string' ? [src] : []))),
  ),
]

/** The actions that a machine runs by name. */
export const actionsNamedIn = ({ root }: AnyStateMachine): readonly string[] => [
  ...new Set(
    everyNode(root)
      .flatMap((node) => [...node.entry, ...node.exit, ...transitionsOf(node).flatMap(({ actions }) => actions)])
      .flatMap((action) => nameOf(action) ?? []),
  ),
]

const missing = fromPromise(() => Promise.reject(new Error('This machine was started without its actors.')))

/** The machine with actors that break, for one that is started without its ports. */
export const withoutPorts = <Machine extends AnyStateMachine>(machine: Machine): Machine =>
  machine.provide({
    actors: Object.fromEntries(actorsNamedIn(machine).map((name) => [name, missing])),
  } as never) as Machine
