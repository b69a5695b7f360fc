import { createHash } from 'node:crypto'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A digest of every file below a folder, by path. */
export const fileDigests = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  if (!(await lstat(folder)).isDirectory())
    return {
      '.': createHash('sha256')
        .update(await readFile(folder))
        .digest('hex'),
    }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    await Promise.all(
      files.map(
        async (file) =>
          [
            file,
            createHash('sha256')
              .update(await readFile(file))
              .digest('hex'),
          ] as const,
      ),
    ),
  )
}
