import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Texts that occur only in the inspector: its channel, its layout library, and the hosted inspector. */
const marks = ['portal-inspector', 'org.eclipse.elk', 'statelyai']

/** The files of a built portal that contain code of the inspector; customers must get none. */
export const inspectorTraces = (folder: string): ReadonlyArray<string> => {
  if (!existsSync(folder)) throw new Error(`${folder} does not exist: build first`)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const contains = (file: string, mark: string): boolean => readFileSync(join(folder, file), 'utf8').includes(mark)
  return files.filter((file) => file.includes('inspector') || marks.some((mark) => contains(file, mark))).sort()
}
