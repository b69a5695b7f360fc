import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { prepared } from '../database/prepared'
import { loginAttempt } from '../database/schema'
import { keyOf, lockedUntil, isAttemptAllowed, MAXIMUM_FAILURES } from './rules'

/** The key for attempts with an unknown name: it is locked like an account, so that it does not reveal which exist. */
export const unknownKey = (name: string): string => `unknown:${createHash('sha256').update(keyOf(name)).digest('hex')}`

/** Whether the account is locked now: then an attempt is refused before its password is hashed. */
export const isLocked = async (db: Database, key: string, now: Date): Promise<boolean> => {
  const statement = prepared(db, 'account lock', () =>
    db
      .select({ key: loginAttempt.key })
      .from(loginAttempt)
      .where(and(eq(loginAttempt.key, sql.placeholder('key')), gt(loginAttempt.lockedUntil, sql.placeholder('now')))),
  )
  return (await statement.execute({ key, now: now.toISOString() })).length > 0
}

/** The statement that records an attempt whose password was right or wrong. */
const settling = (db: Database, isRight: boolean) => {
  const now = sql`${sql.placeholder('now')}::timestamptz`
  const isOver = sql`${loginAttempt.lockedUntil} <= ${now}`
  const isStillLocked = sql`${loginAttempt.lockedUntil} > ${now}`
  const failures = isRight ? sql`0` : sql`case when ${isOver} then 1 else ${loginAttempt.failures} + 1 end`
  return db
    .insert(loginAttempt)
    .values({ key: sql.placeholder('key'), failures: isRight ? 0 : 1, lastAt: now })
    .onConflictDoUpdate({
      target: loginAttempt.key,
      set: {
        failures: sql`case when ${isStillLocked} then ${MAXIMUM_FAILURES + 1} else ${failures} end`,
        lastAt: now,
        lockedUntil: sql`case
          when ${isStillLocked} then ${loginAttempt.lockedUntil}
          when ${failures} >= ${MAXIMUM_FAILURES} then ${sql.placeholder('lockedUntil')}::timestamptz
        end`,
      },
    })
    .returning({ failures: loginAttempt.failures })
}

/**
 * Records whether a verified password was right, and returns whether the answer may say so; `false` if the account has
 * been locked meanwhile. One statement, with the account's row locked, puts concurrent attempts in an order: until the
 * lock expires, only those up to the fifth failure learn anything about their password, however many were verified at
 * the same time. A right password before that resets the count, so concurrent log-ins do not lock the account.
 */
export const settleAttempt = async (db: Database, key: string, isRight: boolean, now: Date): Promise<boolean> => {
  const statement = prepared(db, `${isRight ? 'right' : 'wrong'} attempt`, () => settling(db, isRight))
  const [row] = await statement.execute({ key, now: now.toISOString(), lockedUntil: lockedUntil(now).toISOString() })
  return isAttemptAllowed(row?.failures ?? 1)
}
