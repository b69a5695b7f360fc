import { readFileSync } from 'node:fs'
import { filesBelow } from '../files'
import { inRoot } from '../paths'

/** The files that name an id. */
export type CodeOfIds = ReadonlyMap<string, ReadonlyArray<string>>

const idInText = /\b[A-Z]+-\d{2}\b/g

/** Every id that a source names, each once. */
export const idsNamed = (source: string): ReadonlyArray<string> => [...new Set(source.match(idInText) ?? [])]

/** The files of src/ in whose words an id stands, each where its rule is decided. */
export const codeOfIds = (): CodeOfIds => {
  const byId = new Map<string, ReadonlyArray<string>>()
  for (const file of filesBelow('src').filter((path) => /\.(tsx?|css)$/.test(path)))
    for (const id of idsNamed(readFileSync(inRoot(file), 'utf8'))) byId.set(id, [...(byId.get(id) ?? []), file])
  return byId
}
