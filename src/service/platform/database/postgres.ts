import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import type { Connection } from './database'
import { LIMITS, requireUsable } from './usable-server'
import { CONNECTIONS, DatabaseAwayError, isReadOnly } from './unavailable'

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

/** A server through a pooler has no session to set anything on. */
type Server = { readonly isPooled: boolean }

/**
 * Bounds the waits of a new connection, and refuses one to a server that takes no writes: it is a
 * standby, whose rows are old, or has no room. By a statement and not by a startup parameter, since poolers such as
 * PgBouncer refuse the parameters that they do not know.
 */
const readied =
  ({ isPooled }: Server): NonNullable<PoolConfig['verify']> =>
  (client, done) => {
    const limits = isPooled ? [] : Object.entries(LIMITS).map(([name, value]) => `set ${name} = '${value}'`)
    client.query<{ transaction_read_only: string }>([...limits, 'show transaction_read_only'].join('; ')).then(
      // One result for each statement.
      (results) => {
        const isWritable = [results].flat().at(-1)?.rows[0]?.transaction_read_only === 'off'
        done(isWritable ? undefined : new DatabaseAwayError('the database is read-only'))
      },
      done,
    )
  }

type AnyQuery = (asked: unknown, ...rest: readonly unknown[]) => unknown

/** A statement with a name is prepared on a connection, which behind a pooler is the next one's. */
const unnamed = (asked: unknown): unknown =>
  typeof asked === 'object' && asked !== null && 'name' in asked ? { ...asked, name: undefined } : asked

const makePool = (options: PoolConfig, { isPooled }: Server): Pool => {
  const pool = new Pool(options)
  const readOnly = new WeakSet<PoolClient>()
  // The pool replaces a connection that the server closes, idle or in a transaction; without listeners the error would
  // end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    const query = client.query.bind(client) as AnyQuery
    client.query = ((asked, ...rest) => {
      const answer = query(isPooled ? unnamed(asked) : asked, ...rest)
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (isReadOnly(error)) readOnly.add(client)
        })
      return answer
    }) as AnyQuery as typeof client.query
  })
  // The pool drops what failed by itself, but a transaction that failed gives its connection back.
  pool.on('release', (_error, client) => {
    if (readOnly.has(client)) void client.end()
  })
  return pool
}

/** Opens a PostgreSQL server. @throws StartError if it cannot be used */
export const connectServer = async (connectionString: string): Promise<Connection> => {
  const where = withoutPassword(connectionString)
  const server = await requireUsable(
    { connectionString, connectionTimeoutMillis: CONNECTION_MS, query_timeout: STATEMENT_MS },
    where,
  )
  const pool = makePool(
    {
      connectionString,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECTION_MS,
      query_timeout: STATEMENT_MS,
      verify: readied(server),
    },
    server,
  )
  const unlimited = makePool({ connectionString, max: 1 }, server)
  return {
    db: drizzle(pool),
    unlimited: drizzle(unlimited),
    where,
    close: async () => {
      await Promise.all([pool.end(), unlimited.end()])
    },
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}
