import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate'

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

/** Every machine of src/machines by its id, without its ports: what a feature has to complete. */
export const bareMachines = async (): Promise<ReadonlyMap<string, AnyStateMachine>> => {
  const files = readdirSync('src/machines', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|[/-])machine\.ts$/.test(path),
  )
  const modules: unknown[] = await Promise.all(files.map((path) => import(resolve('src/machines', path))))
  const machines = modules.flatMap((module) => Object.values(module as Readonly<Record<string, unknown>>))
  return new Map(machines.filter(isMachine).map((machine) => [machine.id, machine]))
}

const everyNode = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(everyNode),
]

const invoked = (machine: AnyStateMachine): readonly string[] =>
  everyNode(machine.root).flatMap(({ invoke }) => invoke.map(({ src }) => (typeof src === 'string' ? src : '')))

/** What is still the bare machine's: actors that it invokes, and effects, which do nothing there. */
export const leftBare = (bare: AnyStateMachine, machine: AnyStateMachine): readonly string[] => {
  const actors = invoked(machine).filter(
    (name) => machine.implementations.actors[name] === bare.implementations.actors[name],
  )
  const effects = Object.entries(bare.implementations.actions).flatMap(([name, action]) =>
    typeof action === 'function' && !('resolve' in action) && machine.implementations.actions[name] === action
      ? [name]
      : [],
  )
  return [...actors, ...effects]
}
