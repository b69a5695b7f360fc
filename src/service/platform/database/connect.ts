import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Config } from '../config/config'
import { StartError, type Connection } from './database'
import { inspectFolder } from './folder/inspect'
import { recordedMigrations, recordMigrations } from './folder/recorded-migrations'
import { tryCopy } from './trial'
import { lockFolder } from './folder-lock'
import { requireKnown } from './migrator'
import { openPglite } from './pglite'
import { connectServer } from './postgres'
import { copyPrepared } from './prepared-folder'

/** How a data folder is opened. */
export type ConnectOptions = {
  /** A database that a new folder is a copy of. */
  readonly prepared?: string
  /** A folder without a database is refused. */
  readonly mustExist?: boolean
}

/** A folder that cannot be used: its path, what is wrong, and where it says what to do. */
const unusable = (path: string, reason: string): StartError =>
  new StartError(
    `The data folder ${path} cannot be opened: ${reason}. What to do: docs/operations.md, "A data folder that does not open".`,
  )

/** The same of a folder in which nothing was changed. */
const refused = (path: string, reason: string): StartError => unusable(path, `${reason}. Nothing in it was changed`)

/** Why a system call failed, for a folder that cannot be written, for one; other failures are not of the folder. */
const systemReason = (error: unknown): string | undefined =>
  error instanceof Error && 'syscall' in error ? error.message : undefined

const lockedFolder = async (folder: string) => {
  try {
    await mkdir(folder, { recursive: true })
    return await lockFolder(folder)
  } catch (error) {
    const reason = systemReason(error)
    throw reason === undefined ? error : refused(folder, reason)
  }
}

/** Refuses a folder that is damaged, of another PostgreSQL or of a newer release, before anything changes it. */
const requireSound = async (database: string): Promise<void> => {
  const found = inspectFolder(database)
  if (typeof found === 'object') throw refused(database, found.reason)
  await requireKnown(await recordedMigrations(database), `The data folder ${database}`)
  if (found === 'absent') return
  const reason = await tryCopy(database, found === 'closed')
  if (reason !== undefined) throw refused(database, reason)
}

/**
 * The embedded database. `relaxedDurability` stays off, so that a commit is on disk before the response. A folder has
 * one owner, since two processes on it lose rows without an error.
 */
const connectFolder = async (dataDir: string, { prepared, mustExist }: ConnectOptions): Promise<Connection> => {
  const folder = resolve(dataDir)
  const database = join(folder, 'pglite')
  if (mustExist === true && !existsSync(database))
    throw new StartError(`There is no database in ${folder}. DATA_DIR or DATABASE_URL says where it is.`)
  const lock = await lockedFolder(folder)
  const open = async () => {
    const [{ drizzle }, isNew] = await Promise.all([
      import('drizzle-orm/pglite'),
      prepared === undefined ? false : copyPrepared(database, prepared),
    ])
    if (!isNew) await requireSound(database)
    const client = await openPglite(database).catch((error: unknown) => {
      throw unusable(database, error instanceof Error ? error.message : String(error))
    })
    return { client, db: drizzle(client as unknown as PGlite) }
  }
  const { client, db } = await open().catch(async (error: unknown) => {
    await lock.release()
    throw error
  })
  return {
    db,
    unlimited: db,
    where: `PGlite in ${database}`,
    recordMigrations: (names) => recordMigrations(database, names),
    close: async () => {
      await client.close()
      await lock.release()
    },
  }
}

/** Opens the configured PostgreSQL, otherwise PGlite in the data folder. @throws StartError */
export const connect = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: ConnectOptions = {},
): Promise<Connection> => (databaseUrl === undefined ? connectFolder(dataDir, options) : connectServer(databaseUrl))
