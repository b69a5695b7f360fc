import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { listNames, rowNames } from '../../src/domain/lists/lists'
import { filesBelow } from '../files'
import { inRoot } from '../paths'

export type FoundMachine = { readonly machine: AnyStateMachine; readonly source: string; readonly folder: string }

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

/** The machines that a function makes for each list: their ids. */
const madeFor: Readonly<Record<string, readonly string[]>> = {
  makeListMachine: [...listNames, 'referrals'],
  makeRecordMachine: Object.values(rowNames),
}

/** The machines that a module exports, or makes. */
export const machinesIn = (module: unknown): readonly AnyStateMachine[] =>
  Object.entries(module as Readonly<Record<string, unknown>>)
    .flatMap(([name, value]) =>
      typeof value === 'function'
        ? (madeFor[name] ?? []).map((id): unknown => Reflect.apply(value, undefined, [id]))
        : value,
    )
    .filter(isMachine)

const machinesOf = async (source: string): Promise<ReadonlyArray<FoundMachine>> =>
  machinesIn(await import(pathToFileURL(inRoot(source)).href)).map((machine) => ({
    machine,
    source,
    folder: dirname(source),
  }))

/** Every machine that a `*machine.ts` of src/machines exports or makes, without its ports. @throws Error if two have the same id */
export const everyMachine = async (): Promise<ReadonlyArray<FoundMachine>> => {
  const sources = filesBelow('src/machines').filter((path) => /(^|[/-])machine\.ts$/.test(path))
  const found = (await Promise.all(sources.map(machinesOf))).flat()
  const ids = found.map(({ machine }) => machine.id)
  const duplicates = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (duplicates.length > 0) throw new Error(`two machines have the same id: ${duplicates.join(', ')}`)
  return found
}
