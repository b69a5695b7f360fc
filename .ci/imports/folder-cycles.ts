import { posix } from 'node:path'
import type { Cruised } from './graph'

/** Of each folder, the folders that its files import from, each with one such import. */
type Imports = ReadonlyMap<string, ReadonlyMap<string, string>>

const isChecked = (path: string): boolean => path.startsWith('src/')

const importsOf = (modules: ReadonlyArray<Cruised>): Imports => {
  const imports = new Map<string, Map<string, string>>()
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [posix.dirname(source), posix.dirname(resolved)]
      if (from === to || !isChecked(source) || !isChecked(resolved)) continue
      const targets = imports.get(from) ?? new Map<string, string>()
      imports.set(from, targets)
      if (!targets.has(to)) targets.set(to, `${source} imports ${resolved}`)
    }
  return imports
}

/** A shortest way of imports from one folder to another, both included. */
const wayFrom = (start: string, end: string, imports: Imports): ReadonlyArray<string> | undefined => {
  const ways = [[start]]
  const seen = new Set([start])
  for (const way of ways)
    for (const next of imports.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === end) return [...way, next]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  return undefined
}

/** The same cycle, however it was found: it begins with the first of its folders in the alphabet. */
const fromFirst = (cycle: ReadonlyArray<string>): ReadonlyArray<string> => {
  const at = cycle.indexOf([...cycle].sort()[0] ?? '')
  return [...cycle.slice(at), ...cycle.slice(0, at)]
}

const errorOf = (cycle: ReadonlyArray<string>, imports: Imports): string => {
  const path = [...cycle, ...cycle.slice(0, 1)]
  const examples = cycle.flatMap((folder, index) => imports.get(folder)?.get(path[index + 1] ?? '') ?? [])
  return `folders form a cycle: ${path.join(' → ')} (${examples.join(', ')})`
}

/**
 * The cycles between folders of src, where a folder is the files directly in it: for each import that is part of one, a
 * shortest cycle, with an import for each of its arrows.
 */
export const folderCycles = (modules: ReadonlyArray<Cruised>): ReadonlyArray<string> => {
  const imports = importsOf(modules)
  const found = [...imports].flatMap(([from, targets]) =>
    [...targets.keys()].flatMap((to) => {
      const back = wayFrom(to, from, imports)
      return back ? [errorOf(fromFirst(back), imports)] : []
    }),
  )
  return [...new Set(found)].sort()
}
