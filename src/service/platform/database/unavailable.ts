/**
 * What PostgreSQL reports while it cannot work: class 08 connection lost, 25006 only to be read, 25P03 ended in an idle
 * transaction, 53 out of resources, 57P stopped or starting.
 */
const SQL_STATE = /^(08...|25006|25P03|53...|57P0.)$/

/** What it reports of a write when it has become read-only: another server has taken over, or there is no room. */
const READ_ONLY = /^25006$/

/** What the network reports without a server at the other end. */
const NETWORK = /^E(CONNREFUSED|CONNRESET|PIPE|NOTFOUND|AI_AGAIN|TIMEDOUT|HOSTUNREACH|NETUNREACH)$/

/** What the driver reports, without a code. */
const DRIVER =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered)/

/** What it reports of a connection that was open and no longer is. */
const BROKEN = /^(Connection terminated unexpectedly$|Client has encountered)/

/** What it reports of work that it broke off for another's, and undid: a serialization failure, a deadlock. */
const BROKEN_OFF = /^(40001|40P01)$/

/** What it reports of work that stores a unique key which other work has just stored. */
const KEY_TAKEN = /^23505$/

/** What it reports of work that waited too long for a lock. */
const LOCK_NOT_AVAILABLE = /^55P03$/

/** How many connections a process has at most. */
export const CONNECTIONS = 10

/** The database does not answer. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** Whether a failure, or what caused it, is that the database is away. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAwayError) return true
  const code = codeOf(error)
  return SQL_STATE.test(code) || NETWORK.test(code) || DRIVER.test(error.message) || isDatabaseAway(error.cause)
}

const hasCode = (error: unknown, codes: RegExp): boolean =>
  error instanceof Error && (codes.test(codeOf(error)) || hasCode(error.cause, codes))

/** Whether the database, or this connection to it, takes no writes. */
export const isReadOnly = (error: unknown): boolean => hasCode(error, READ_ONLY)

/** Whether the database broke work off, which works when it is run again. */
export const isBrokenOff = (error: unknown): boolean => hasCode(error, BROKEN_OFF)

/** Whether other work has stored the same unique key: run again, this finds the row that it did not find before. */
export const isKeyTaken = (error: unknown): boolean => hasCode(error, KEY_TAKEN)

/** Whether rows were locked by other work for too long, so that nothing was done. */
export const isLocked = (error: unknown): boolean => hasCode(error, LOCK_NOT_AVAILABLE)

/** Whether the work of others was in the way, so that nothing was done. */
export const isBusy = (error: unknown): boolean => isBrokenOff(error) || isLocked(error)

/** Whether a connection broke that was open; another one may work. */
const isConnectionBroken = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(ECONNRESET|EPIPE|25P03|57P01)$/.test(codeOf(error)) ||
    BROKEN.test(error.message) ||
    isConnectionBroken(error.cause))

/**
 * Reads again on another connection when the one that was used is broken, as all are that were open when the database
 * went away for a moment; the pool replaces such a connection only when it is used. Never for what writes: it may have
 * been written.
 */
export const readAgainOnBreak = async <A>(read: () => Promise<A>, connections: number = CONNECTIONS): Promise<A> => {
  try {
    return await read()
  } catch (error) {
    if (connections === 0 || !isConnectionBroken(error)) throw error
    return readAgainOnBreak(read, connections - 1)
  }
}
