import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import type { Config } from '../config/config'
import { StartError, type Connection } from './database'
import { inspectFolder } from './folder/inspect'
import { recordedMigrations, recordMigrations } from './folder/recorded-migrations'
import { tryCopy } from './trial'
import { lockFolder } from './folder-lock'
import { requireKnown } from './migrator'
import { openPglite } from './pglite'
import { copyPrepared } from './prepared-folder'
import { CONNECTIONS } from './unavailable'

const withoutPassword = (url: string): string => {
  const parsed = new URL(url)
  return `PostgreSQL at ${parsed.hostname || 'localhost'}:${parsed.port || '5432'}${parsed.pathname}`
}

/**
 * How long a request waits for a free connection, and a statement for its result; then the database counts as away. The
 * portal waits fifteen seconds for both.
 */
const CONNECTION_MS = 3_000
const STATEMENT_MS = 10_000

/** How long a statement waits for a lock, and the server for the next statement of a transaction (requirement RUN-11). */
const LOCK_MS = 2_000
const IDLE_IN_TRANSACTION_MS = 10_000

/**
 * Sets these limits on a new connection, before it is used. By a statement and not by a startup parameter, since poolers
 * such as PgBouncer refuse the parameters that they do not know.
 */
const boundWaits: NonNullable<PoolConfig['verify']> = (client, done) => {
  const limits = `set lock_timeout = ${LOCK_MS}; set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`
  client.query(limits).then(() => done(), done)
}

/** The oldest PostgreSQL that the migrations are tried with. */
const OLDEST = 15

const makePool = (options: PoolConfig): Pool => {
  const pool = new Pool(options)
  // The pool replaces a connection that the server closes, idle or in a transaction; without listeners the error would
  // end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

const connectServer = async (connectionString: string): Promise<Connection> => {
  const pool = makePool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_MS,
    query_timeout: STATEMENT_MS,
    verify: boundWaits,
  })
  const unlimited = makePool({ connectionString, max: 1 })
  const where = withoutPassword(connectionString)
  try {
    const { rows } = await pool.query<{ server_version: string }>('show server_version').catch((error: unknown) => {
      throw new StartError(`${where} cannot be reached: ${error instanceof Error ? error.message : 'unknown error'}`)
    })
    const version = rows[0]?.server_version ?? ''
    if (Number.parseInt(version, 10) < OLDEST)
      throw new StartError(`${where} is version ${version}. Version ${OLDEST} or newer is needed. Nothing was changed.`)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db: drizzlePg(pool),
    unlimited: drizzlePg(unlimited),
    where,
    close: async () => {
      await Promise.all([pool.end(), unlimited.end()])
    },
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/** How a data folder is opened. */
export type Opening = {
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
  const reason = found === 'open' ? await tryCopy(database) : undefined
  if (reason !== undefined) throw refused(database, reason)
}

/**
 * The embedded database. `relaxedDurability` stays off, so that a commit is on disk before the response. A folder has
 * one owner, since two processes on it lose rows without an error.
 */
const connectFolder = async (dataDir: string, { prepared, mustExist }: Opening): Promise<Connection> => {
  const folder = resolve(dataDir)
  const database = join(folder, 'pglite')
  if (mustExist === true && !existsSync(database))
    throw new StartError(`There is no database in ${folder}. DATA_DIR or DATABASE_URL says where it is.`)
  const lock = await lockedFolder(folder)
  const open = async () => {
    const [{ drizzle }] = await Promise.all([
      import('drizzle-orm/pglite'),
      prepared === undefined ? false : copyPrepared(database, prepared),
    ])
    await requireSound(database)
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
  opening: Opening = {},
): Promise<Connection> => (databaseUrl === undefined ? connectFolder(dataDir, opening) : connectServer(databaseUrl))
