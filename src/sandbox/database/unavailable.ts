/** What PostgreSQL reports while it cannot work: class 08 connection lost, 53 out of resources, 57P stopped or starting. */
const SQL_STATE = /^(08...|53...|57P0.)$/

/** What the network reports without a server at the other end. */
const NETWORK = /^E(CONNREFUSED|CONNRESET|PIPE|NOTFOUND|AI_AGAIN|TIMEDOUT|HOSTUNREACH|NETUNREACH)$/

/** What the driver reports, without a code. */
const DRIVER = /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered)/

/** The database does not answer. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'
}

/** Whether a failure, or what caused it, is that the database is away (requirement RUN-03). */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAwayError) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return SQL_STATE.test(code) || NETWORK.test(code) || DRIVER.test(error.message) || isDatabaseAway(error.cause)
}
