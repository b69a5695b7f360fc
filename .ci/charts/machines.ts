import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { filesBelow } from '../files'
import { inRoot } from '../paths'

export type FoundMachine = { readonly machine: AnyStateMachine; readonly source: string; readonly folder: string }

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

const machinesOf = async (source: string): Promise<ReadonlyArray<FoundMachine>> => {
  const module: unknown = await import(pathToFileURL(inRoot(source)).href)
  return Object.values(module as Readonly<Record<string, unknown>>)
    .filter(isMachine)
    .map((machine) => ({ machine, source, folder: dirname(source) }))
}

/** Every machine that a `*machine.ts` of src/machines exports, without its ports. @throws Error if two have the same id */
export const everyMachine = async (): Promise<ReadonlyArray<FoundMachine>> => {
  const sources = filesBelow('src/machines').filter((path) => /(^|[/-])machine\.ts$/.test(path))
  const found = (await Promise.all(sources.map(machinesOf))).flat()
  const ids = found.map(({ machine }) => machine.id)
  const duplicates = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (duplicates.length > 0) throw new Error(`two machines have the same id: ${duplicates.join(', ')}`)
  return found
}
