import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database or a transaction, on PGlite or PostgreSQL; repositories take it as a parameter. */
export type Database = PgDatabase<PgQueryResultHKT>

/** The connections of a pool, and how many callers wait for one. */
type PoolStats = { readonly total: number; readonly idle: number; readonly waiting: number }

/** An open connection; `close` shuts it down cleanly. `where` describes it for logs, without a password. */
export type Connection = {
  readonly db: Database
  /** The same database without any time limit, for migrations, which may wait for another process. */
  readonly unlimited: Database
  readonly where: string
  readonly close: () => Promise<void>
  /** Notes beside the database which migrations it has, so that an older release refuses it without opening it. */
  readonly recordMigrations?: (names: readonly string[]) => Promise<void>
  /** On PostgreSQL. */
  readonly stats?: () => PoolStats
}

/** A failed start, with a message for the operator. */
export class StartError extends Error {
  override name = 'StartError'
}
