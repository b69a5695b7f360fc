import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import type { Config } from '../config'
import { StartError, type Connection } from './database'
import { lockFolder } from './folder-lock'
import { openPglite } from './pglite'
import { copyPrepared } from './prepared-folder'
import * as schema from './schema'
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
  const patient = makePool({ connectionString, max: 1 })
  const where = withoutPassword(connectionString)
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end()
    throw new StartError(`${where} cannot be reached: ${error instanceof Error ? error.message : 'unknown error'}`)
  })
  return {
    db: drizzlePg(pool, { schema }),
    patient: drizzlePg(patient, { schema }),
    where,
    close: async () => {
      await Promise.all([pool.end(), patient.end()])
    },
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/**
 * The embedded database. `relaxedDurability` stays off, so that a commit is on disk before the response. A folder has
 * one owner, since two processes on it lose rows without an error.
 */
const connectFolder = async (dataDir: string, prepared: string | undefined): Promise<Connection> => {
  const folder = resolve(dataDir)
  await mkdir(folder, { recursive: true })
  const lock = await lockFolder(folder)
  const open = async () => {
    const [{ drizzle }] = await Promise.all([
      import('drizzle-orm/pglite'),
      prepared === undefined ? false : copyPrepared(join(folder, 'pglite'), prepared),
    ])
    const client = await openPglite(join(folder, 'pglite'))
    return { client, db: drizzle(client as unknown as PGlite, { schema }) }
  }
  const { client, db } = await open().catch(async (error: unknown) => {
    await lock.release()
    throw error
  })
  return {
    db,
    patient: db,
    where: `PGlite in ${join(folder, 'pglite')}`,
    close: async () => {
      await client.close()
      await lock.release()
    },
  }
}

/**
 * Opens the configured PostgreSQL, otherwise PGlite in the data folder, which is first created as a copy of the
 * prepared folder if there is one. @throws StartError
 */
export const connect = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  prepared?: string,
): Promise<Connection> => (databaseUrl === undefined ? connectFolder(dataDir, prepared) : connectServer(databaseUrl))
