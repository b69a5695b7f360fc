import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { migrationTexts } from './migrator'

/** Where the build puts a database with every migration and nothing else, seen from the project's folder. */
export const builtPreparedFolder = (): string => resolve('dist/sandbox/prepared')

/** The name of the file beside `pglite` that says what a prepared folder was made from. */
export const STAMP = 'made-from'

const pgliteVersion = (): Promise<string> =>
  readFile(resolve('node_modules/@electric-sql/pglite/package.json'), 'utf8').catch(() => '')

/** Differs when a folder that was prepared then is not what a first start would make now. */
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

/** Whether the prepared folder fits the migrations and the PGlite of this process. */
export const fits = async (prepared: string): Promise<boolean> =>
  (await readFile(join(prepared, STAMP), 'utf8').catch(() => undefined)) === (await preparedFrom())

/**
 * Spares a first start the making of a database: copies the prepared one to `target` where nothing is yet. The copy
 * gets its name when it is whole, so that a process killed in the middle leaves nothing that looks like a database.
 * Only the owner of the data folder may call this. Gives whether `target` is a copy now; when it is not, PGlite makes
 * the database itself, as it does without a prepared folder.
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
