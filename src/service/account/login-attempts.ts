import { and, eq, gt, inArray, like, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { prepared } from '../platform/database/prepared'
import { loginAttempt } from './tables'
import { NAME } from './count-keys'
import { lockedUntil, MAXIMUM_FAILURES } from './rules'

/** The most counts of names, less what the processes may add before one of them deletes. */
const MOST_NAMES = 100_000 - 5_000

/** How many failures a process counts before it deletes what is old or too much: a tenth of a second on that many names. */
const FAILURES_BETWEEN = 500

/** How long a count is kept after its last attempt. */
const KEPT_MS = 86_400_000

/** The counts of failed log-ins, in the database for all processes, in steady time. */
export type LoginAttempts = {
  /** Whether a count is locked now. */
  readonly isLocked: (key: string, now: Date) => Promise<boolean>
  /**
   * Records whether a verified password was right, and returns the failures so far: more than MAXIMUM_FAILURES if the count
   * has been locked meanwhile. One statement, with the row locked, puts concurrent attempts in an order: until the lock
   * expires, only those up to the fifth failure learn anything about their password, however many were verified at the
   * same time. A right password before that resets the count, so concurrent log-ins do not lock the account.
   */
  readonly settle: (key: string, isRight: boolean, now: Date) => Promise<number>
}

const placeholders = {
  key: sql.placeholder('key'),
  now: sql`${sql.placeholder('now')}::timestamptz`,
  lockedUntil: sql`${sql.placeholder('lockedUntil')}::timestamptz`,
}
const { key, now } = placeholders

const isStillLocked = sql`${loginAttempt.lockedUntil} > ${now}`

const settled = (failures: ReturnType<typeof sql>) => ({
  failures: sql`case when ${isStillLocked} then ${MAXIMUM_FAILURES + 1} else ${failures} end`,
  lastAt: now,
  lockedUntil: sql`case
    when ${isStillLocked} then ${loginAttempt.lockedUntil}
    when ${failures} >= ${MAXIMUM_FAILURES} then ${placeholders.lockedUntil}
  end`,
})

/** The statement that records a wrong password. After a lock, the count begins again. */
const settleWrong = (db: Database) =>
  db
    .insert(loginAttempt)
    .values({ key, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: loginAttempt.key,
      set: settled(sql`case when ${loginAttempt.lockedUntil} is null then ${loginAttempt.failures} + 1 else 1 end`),
    })
    .returning({ failures: loginAttempt.failures })

/** The statement that records a right password: without failures there is nothing to reset. */
const settleRight = (db: Database) =>
  db
    .update(loginAttempt)
    .set(settled(sql`0`))
    .where(eq(loginAttempt.key, key))
    .returning({ failures: loginAttempt.failures })

/** Deletes the counts that are old, and those of names beyond the most, oldest first, except those being counted. */
const deleteOld = (db: Database, mostNames: number, before: Date) => {
  const isName = like(loginAttempt.key, `${NAME}%`)
  const newestTooMany = db
    .select({ lastAt: loginAttempt.lastAt })
    .from(loginAttempt)
    .where(isName)
    .orderBy(sql`${loginAttempt.lastAt} desc`)
    .offset(mostNames)
    .limit(1)
  return db.delete(loginAttempt).where(
    inArray(
      loginAttempt.key,
      db
        .select({ key: loginAttempt.key })
        .from(loginAttempt)
        .where(or(lt(loginAttempt.lastAt, before), and(isName, lte(loginAttempt.lastAt, sql`(${newestTooMany})`))))
        .for('update', { skipLocked: true }),
    ),
  )
}

export const makeLoginAttempts = (
  db: Database,
  bound = { mostNames: MOST_NAMES, failuresBetween: FAILURES_BETWEEN },
): LoginAttempts => {
  let failures = 0
  const statements = () => ({
    lock: prepared(db, 'account lock', () =>
      db
        .select({ key: loginAttempt.key })
        .from(loginAttempt)
        .where(and(eq(loginAttempt.key, key), gt(loginAttempt.lockedUntil, now))),
    ),
    right: prepared(db, 'right attempt', () => settleRight(db)),
    wrong: prepared(db, 'wrong attempt', () => settleWrong(db)),
  })
  return {
    isLocked: async (of, time) => (await statements().lock.execute({ key: of, now: time.toISOString() })).length > 0,
    settle: async (of, isRight, time) => {
      const values = { key: of, now: time.toISOString(), lockedUntil: lockedUntil(time).toISOString() }
      if (isRight) return (await statements().right.execute(values))[0]?.failures ?? 0
      failures += 1
      if (failures % bound.failuresBetween === 0)
        await deleteOld(db, bound.mostNames, new Date(time.getTime() - KEPT_MS))
      return (await statements().wrong.execute(values))[0]?.failures ?? 1
    },
  }
}
