import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths'

/** The files in a folder and its subfolders, as sorted paths relative to the root, with `/`; none without the folder. */
export const filesBelow = (folder: string): ReadonlyArray<string> =>
  existsSync(inRoot(folder))
    ? readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(inRoot().length + 1)
            .replaceAll('\\', '/'),
        )
        .sort()
    : []
