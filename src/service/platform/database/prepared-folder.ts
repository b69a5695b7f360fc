import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { migrationTexts } from './migrator'

/** The folder, relative to the project's, where the build puts a migrated but empty database. */
export const builtPreparedFolder = (): string => resolve('dist/sandbox/prepared')

/** The file next to `pglite` that records what a prepared folder was made from. */
export const STAMP = 'made-from'

const pgliteVersion = (): Promise<string> =>
  readFile(resolve('node_modules/@electric-sql/pglite/package.json'), 'utf8').catch(() => '')

/** A digest that changes whenever an earlier prepared folder is outdated. */
export const preparedFrom = async (): Promise<string> => {
  const hash = createHash('sha256').update(await pgliteVersion())
  for (const { name, text } of await migrationTexts()) hash.update(`\0${name}\0${text}`)
  return hash.digest('hex')
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Whether the prepared folder matches the migrations and the PGlite version of this process. */
export const fits = async (prepared: string): Promise<boolean> =>
  (await readFile(join(prepared, STAMP), 'utf8').catch(() => undefined)) === (await preparedFrom())

/**
 * Speeds up a first start: copies the prepared database to `target` if that does not exist. The copy is renamed when
 * it is complete, so that a process killed in the middle leaves nothing that looks like a database. Only the owner of
 * the data folder may call this. Returns whether it copied; if not, PGlite creates the database itself.
 */
export const copyPrepared = async (target: string, prepared: string): Promise<boolean> => {
  const draft = `${target}.draft`
  await rm(draft, { recursive: true, force: true })
  if ((await exists(target)) || !(await fits(prepared))) return false
  try {
    await cp(join(prepared, 'pglite'), draft, { recursive: true, mode: constants.COPYFILE_FICLONE })
    await rename(draft, target)
    return true
  } catch {
    await rm(draft, { recursive: true, force: true })
    return false
  }
}
