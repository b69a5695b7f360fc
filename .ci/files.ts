import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths'

/** The files below a folder, as sorted paths from the root with `/` between the parts; none where there is no folder. */
export const filesBelow = (folder: string): ReadonlyArray<string> =>
  existsSync(inRoot(folder))
    ? readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(inRoot().length + 1).replaceAll('\\', '/'))
        .sort()
    : []
