import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from './database'
import { isBrokenOff, isKeyTaken } from './unavailable'

/** How often work that other work was in the way of is run again. */
const MOST_TIMES = 3

/** The pause before that, in milliseconds, is a random one up to this: both of a deadlock would meet again without it. */
const LONGEST_PAUSE_MS = 50

/**
 * Runs a statement, and again when the database broke it off for another one, or when another one has just stored the same
 * unique key, which the rules then find: nothing of it was done then. Nothing else is ever run again, least of all when a
 * connection broke: it may have been done.
 */
export const againIfBrokenOff = async <A>(work: () => Promise<A>, times = MOST_TIMES): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    if (times === 0 || !(isBrokenOff(error) || isKeyTaken(error))) throw error
  }
  await wait(randomInt(1, LONGEST_PAUSE_MS))
  return againIfBrokenOff(work, times - 1)
}

/**
 * Runs work in a transaction, all or nothing, and again as a statement is: it must have no effect elsewhere.
 * Inside a transaction it is part of that one. Whatever locks rows does so in this order: customer, quote, mandate,
 * payment, policy, claim.
 */
export const transact = <A>(db: Database, work: (transaction: Database) => Promise<A>): Promise<A> =>
  is(db, PgTransaction) ? work(db) : againIfBrokenOff(() => db.transaction(work))
