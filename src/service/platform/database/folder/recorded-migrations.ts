import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** In the database's folder, so that it is copied, restored and removed with it. PostgreSQL ignores it. */
const NAME = 'portal-migrations'

/** The names that were noted last; none for a folder of a release that noted none. */
export const recordedMigrations = async (database: string): Promise<readonly string[]> =>
  (await readFile(join(database, NAME), 'utf8').catch(() => '')).split('\n').filter((name) => name !== '')

/** Notes them, as a whole or not at all. */
export const recordMigrations = async (database: string, names: readonly string[]): Promise<void> => {
  if (names.join() === (await recordedMigrations(database)).join()) return
  const file = join(database, NAME)
  await writeFile(`${file}.draft`, names.join('\n'))
  await rename(`${file}.draft`, file)
}
