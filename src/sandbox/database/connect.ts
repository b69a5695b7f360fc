import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Config } from '../config'
import { StartError, type Connection } from './database'
import { lockFolder } from './folder-lock'
import { copyPrepared } from './prepared-folder'
import * as schema from './schema'

const withoutPassword = (url: string): string => {
  const parsed = new URL(url)
  return `PostgreSQL at ${parsed.hostname || 'localhost'}:${parsed.port || '5432'}${parsed.pathname}`
}

const connectServer = async (url: string): Promise<Connection> => {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // The pool replaces an idle connection that the server closes; without a listener the error would end the process.
  pool.on('error', () => undefined)
  const where = withoutPassword(url)
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end()
    throw new StartError(`${where} cannot be reached: ${error instanceof Error ? error.message : 'unknown error'}`)
  })
  return {
    db: drizzlePg(pool, { schema }),
    where,
    close: () => pool.end(),
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
    const [{ PGlite }, { drizzle }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('drizzle-orm/pglite'),
      prepared === undefined ? false : copyPrepared(join(folder, 'pglite'), prepared),
    ])
    const client = await PGlite.create(join(folder, 'pglite'))
    return { client, db: drizzle(client, { schema }) }
  }
  const { client, db } = await open().catch(async (error: unknown) => {
    await lock.release()
    throw error
  })
  return {
    db,
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
