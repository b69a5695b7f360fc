import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What only the inspector has: the name of its channel, its layout library, and the hosted one. */
const marks = ['portal-inspector', 'org.eclipse.elk', 'statelyai']

/** The files of a built portal in which something of the inspector stands; none is what customers get. */
export const inspectorTraces = (folder: string): ReadonlyArray<string> => {
  if (!existsSync(folder)) throw new Error(`${folder} is not there: build first`)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const holds = (file: string, mark: string): boolean => readFileSync(join(folder, file), 'utf8').includes(mark)
  return files.filter((file) => file.includes('inspector') || marks.some((mark) => holds(file, mark))).sort()
}
