import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/** The database, or a transaction on it: what a repository works with, on PGlite and PostgreSQL alike. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open connection; `close` ends it in order. `where` names it for people, without a password. */
export type Connection = {
  readonly db: Database
  readonly where: string
  readonly close: () => Promise<void>
}

/** A start that cannot go on, with a message for whoever started it. */
export class StartError extends Error {
  override name = 'StartError'
}
