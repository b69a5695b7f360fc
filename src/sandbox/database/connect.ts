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
  // An idle connection that the server ends is replaced by the pool; without a listener it would end this process.
  pool.on('error', () => undefined)
  const where = withoutPassword(url)
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end()
    throw new StartError(`${where} cannot be reached: ${error instanceof Error ? error.message : 'unknown error'}`)
  })
  return { db: drizzlePg(pool, { schema }), where, close: () => pool.end() }
}

/**
 * The embedded database. `relaxedDurability` stays off: a commit is on disk before it is answered. One folder has one
 * owner, since two processes on it lose rows without an error.
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
 * Opens PostgreSQL when the configuration names one, else PGlite in the data folder, which begins as a copy of the
 * prepared folder where there is one. @throws StartError
 */
export const connect = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  prepared?: string,
): Promise<Connection> => (databaseUrl === undefined ? connectFolder(dataDir, prepared) : connectServer(databaseUrl))
