import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Config } from '../platform/config/config'
import { makeIdentityHashes } from '../cover/reward/identity'
import { seedDemo, shutDemo } from '../demo/seed-demo'
import type { Connection, Database } from '../platform/database/database'
import { migrateSchema, migrationNames } from '../platform/database/migrator'
import { setting } from '../platform/database/setting'
import { transact } from '../platform/database/transaction'

/** An arbitrary number, the same in every process. */
const START_LOCK = 7_310_115_208

const SIGNING_KEY = 'token-signing-key'

const firstKey = async (db: Database): Promise<Uint8Array> => {
  const fresh = randomBytes(32).toString('base64')
  await db.insert(setting).values({ name: SIGNING_KEY, value: fresh }).onConflictDoNothing()
  const [row] = await db.select().from(setting).where(eq(setting.name, SIGNING_KEY))
  return Buffer.from(row?.value ?? fresh, 'base64')
}

/** Takes off this transaction what the role or the database limits: others may take long with their migrations. */
const withoutLimits = (transaction: Database) =>
  transaction.execute(
    sql`select set_config(name, '0', true) from pg_settings where name in
      ('lock_timeout', 'statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`,
  )

type Prepared = { readonly signingKey: Uint8Array; readonly migrations: readonly string[] }

/**
 * Creates the tables, the keys and, with the sandbox switch on, the demo customers; with it off, nobody can log in as one,
 * and without it they stay as they are. It runs in one transaction under one lock, so that processes that start together
 * do it only once.
 */
export const prepare = async (
  { unlimited, recordMigrations }: Pick<Connection, 'unlimited' | 'recordMigrations'>,
  config: Pick<Config, 'passwordHashing'> & { readonly sandbox: boolean | undefined },
  now: Date,
): Promise<Prepared> => {
  const prepared = await transact(unlimited, async (transaction) => {
    await withoutLimits(transaction)
    await transaction.execute(sql`select pg_advisory_xact_lock(${START_LOCK})`)
    const migrations = await migrateSchema(transaction)
    const signingKey = await firstKey(transaction)
    if (config.sandbox === true)
      await seedDemo(transaction, config.passwordHashing, makeIdentityHashes(signingKey), now)
    if (config.sandbox === false) await shutDemo(transaction)
    return { signingKey, migrations }
  })
  await recordMigrations?.(await migrationNames())
  return prepared
}
