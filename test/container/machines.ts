import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { machinesIn } from '../../.ci/charts/machines'
import { actionsNamedIn, actorsNamedIn } from '../support/named-parts'

/** Every machine of src/machines by its id, without its ports: what a feature has to complete. */
export const bareMachines = async (): Promise<ReadonlyMap<string, AnyStateMachine>> => {
  const files = readdirSync('src/machines', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|[/-])machine\.ts$/.test(path),
  )
  const modules: unknown[] = await Promise.all(files.map((path) => import(resolve('src/machines', path))))
  return new Map(modules.flatMap(machinesIn).map((machine) => [machine.id, machine]))
}

/** What is still missing or the bare machine's: actors that it invokes, and effects, which do nothing there. */
export const leftBare = (bare: AnyStateMachine, { implementations }: AnyStateMachine): readonly string[] => {
  const isBare = (part: unknown, before: unknown) =>
    part === undefined || (part === before && !(typeof part === 'function' && 'resolve' in part))
  return [
    ...actorsNamedIn(bare).filter((name) => isBare(implementations.actors[name], bare.implementations.actors[name])),
    ...actionsNamedIn(bare).filter((name) => isBare(implementations.actions[name], bare.implementations.actions[name])),
  ]
}
