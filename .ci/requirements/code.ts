import { readFileSync } from 'node:fs'
import { filesBelow } from '../files'
import { inRoot } from '../paths'

/** The files that contain an id. */
export type CodeOfIds = ReadonlyMap<string, ReadonlyArray<string>>

const idInText = /\b[A-Z]+-\d{2}\b/g

/** The distinct ids in a source. */
export const idsNamed = (source: string): ReadonlyArray<string> => [...new Set(source.match(idInText) ?? [])]

/** The files of a folder that contain each id: in src/ its rule is implemented there, in test/bench it is measured. */
export const codeOfIds = (folder: string): CodeOfIds => {
  const byId = new Map<string, ReadonlyArray<string>>()
  for (const file of filesBelow(folder).filter((path) => /\.(tsx?|css)$/.test(path)))
    for (const id of idsNamed(readFileSync(inRoot(file), 'utf8'))) byId.set(id, [...(byId.get(id) ?? []), file])
  return byId
}
