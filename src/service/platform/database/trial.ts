import { constants, cpSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openPglite } from './pglite'

/**
 * A file of tables from this size on, in bytes, is left out of the copy of a closed database: PostgreSQL reads it when it is
 * asked for its rows, and copying all documents would hold up a start. One that was not closed needs all of them.
 */
const LARGE = 16_777_216

const isWithoutRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Opens a copy of a database, because opening changes it: what was going on is completed from its log, or fails in the
 * middle. Gives what is wrong with it. Without room for a copy nothing is tried.
 */
export const tryCopy = async (folder: string, isClosed: boolean): Promise<string | undefined> => {
  const copy = `${folder}.trial`
  const tables = join(folder, 'base')
  const remove = () => rm(copy, { recursive: true, force: true })
  await remove()
  try {
    // Nothing else goes on before a start, and for many small files this takes half as long.
    cpSync(folder, copy, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => !isClosed || !path.startsWith(tables) || statSync(path).size < LARGE,
    })
  } catch (error) {
    await remove()
    return isWithoutRoom(error) ? undefined : reasonOf(error)
  }
  try {
    await (await openPglite(copy)).close()
    return undefined
  } catch (error) {
    return reasonOf(error)
  } finally {
    await remove()
  }
}
