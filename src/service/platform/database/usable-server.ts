import { Client, type ClientConfig } from 'pg'
import { StartError } from './database'

/** How long a statement waits for a lock, and the server for the next statement of a transaction. */
export const LIMITS = { lock_timeout: '2s', idle_in_transaction_session_timeout: '10s' } as const

/** The oldest PostgreSQL that the migrations are tried with. */
const OLDEST = 15

/** How often a connection is looked at: beside other clients of a pooler it may get the same server again by chance. */
const ATTEMPTS = 5

const serverOf = async (client: Client): Promise<number | undefined> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid

/**
 * Whether each transaction gets another connection, as it does from PgBouncer in transaction mode. Two clients that have
 * one each are never on the same, and stay where they are.
 */
const arePooled = async (one: Client, other: Client): Promise<boolean> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await serverOf(one)
    await other.query('begin')
    const isSame = (await serverOf(other)) === before
    const hasMoved = !isSame && (await serverOf(one)) !== before
    await other.query('rollback')
    if (isSame || hasMoved) return true
  }
  return false
}

const versionOf = async (client: Client): Promise<string> =>
  (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? ''

/** What the session of a client is like, as the server says it. */
const sessionOf = async (client: Client) =>
  (
    await client.query<{ encoding: string; read_only: string; role: string }>(
      `select current_setting('server_encoding') as encoding, current_setting('transaction_read_only') as read_only,
        quote_ident(current_user) as role`,
    )
  ).rows[0]

/** What sets the limits that a connection does not have from its beginning, by the role, the database or the server. */
const missingLimits = async (client: Client, role: string): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(`select name from pg_settings where reset_val = '0'`)
  const isZero = new Set(rows.map(({ name }) => name))
  return Object.entries(LIMITS)
    .filter(([name]) => isZero.has(name))
    .map(([name, value]) => `alter role ${role} set ${name} = '${value}';`)
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error')

/**
 * Refuses a server that would lose something or hold up others, before anything is changed: one that is too old, read-only
 * or of another encoding, and a pooler that takes no transactions or has no limits of time.
 * @throws StartError
 */
export const requireUsable = async (config: ClientConfig, where: string): Promise<{ readonly isPooled: boolean }> => {
  const [one, other] = [new Client(config), new Client(config)]
  // A connection that breaks is reported by the query that it breaks.
  for (const client of [one, other]) client.on('error', () => undefined)
  const or = (problem: string) => (error: unknown) => {
    throw new StartError(`${where} ${problem}: ${reasonOf(error)}`)
  }
  try {
    await Promise.all([one.connect(), other.connect()]).catch(or('cannot be reached'))
    const version = await versionOf(one).catch(or('cannot be reached'))
    const nothing = 'Nothing was changed.'
    if (Number.parseInt(version, 10) < OLDEST)
      throw new StartError(`${where} is version ${version}. Version ${OLDEST} or newer is needed. ${nothing}`)
    const {
      encoding = '',
      read_only: readOnly,
      role = '',
    } = (await sessionOf(one).catch(or('cannot be reached'))) ?? {}
    if (encoding !== 'UTF8')
      throw new StartError(
        `${where} has the encoding ${encoding}, which cannot store every name. ` +
          `Make a database with the encoding UTF8: create database … encoding 'UTF8' template template0. ${nothing}`,
      )
    if (readOnly === 'on')
      throw new StartError(`${where} is read-only: it is a standby, or has no room for more. ${nothing}`)
    const isPooled = await arePooled(one, other).catch(or('does not take transactions'))
    const missing = isPooled ? await missingLimits(one, role) : []
    if (missing.length > 0)
      throw new StartError(
        `${where} is behind a pooler that gives each transaction another connection, on which no limit of time can be set. ` +
          `Set ${missing.length === 1 ? 'it' : 'them'} for the role, and have the pooler connect again (RECONNECT in PgBouncer): ` +
          `${missing.join(' ')} ${nothing}`,
      )
    return { isPooled }
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => undefined)))
  }
}
