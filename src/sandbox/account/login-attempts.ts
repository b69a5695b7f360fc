import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { loginAttempt } from '../database/schema'
import { keyOf, lockedUntil, isAttemptAllowed, MAXIMUM_FAILURES } from './rules'

/** The key for attempts with an unknown name: it is locked like an account, so that it does not reveal which exist. */
export const unknownKey = (name: string): string => `unknown:${createHash('sha256').update(keyOf(name)).digest('hex')}`

/** Whether the account is locked now: then an attempt is refused before its password is hashed. */
export const isLocked = async (db: Database, key: string, now: Date): Promise<boolean> =>
  (
    await db
      .select({ key: loginAttempt.key })
      .from(loginAttempt)
      .where(and(eq(loginAttempt.key, key), gt(loginAttempt.lockedUntil, now)))
  ).length > 0

/**
 * Records whether a verified password was right, and returns whether the answer may say so; `false` if the account has
 * been locked meanwhile. One statement, with the account's row locked, puts concurrent attempts in an order: until the
 * lock expires, only those up to the fifth failure learn anything about their password, however many were verified at
 * the same time. A right password before that resets the count, so concurrent log-ins do not lock the account.
 */
export const settleAttempt = async (db: Database, key: string, isRight: boolean, now: Date): Promise<boolean> => {
  const isOver = sql`${loginAttempt.lockedUntil} <= ${now.toISOString()}::timestamptz`
  const isStillLocked = sql`${loginAttempt.lockedUntil} > ${now.toISOString()}::timestamptz`
  const failures = isRight ? sql`0` : sql`case when ${isOver} then 1 else ${loginAttempt.failures} + 1 end`
  const [row] = await db
    .insert(loginAttempt)
    .values({ key, failures: isRight ? 0 : 1, lastAt: now })
    .onConflictDoUpdate({
      target: loginAttempt.key,
      set: {
        failures: sql`case when ${isStillLocked} then ${MAXIMUM_FAILURES + 1} else ${failures} end`,
        lastAt: now,
        lockedUntil: sql`case
          when ${isStillLocked} then ${loginAttempt.lockedUntil}
          when ${failures} >= ${MAXIMUM_FAILURES} then ${lockedUntil(now).toISOString()}::timestamptz
        end`,
      },
    })
    .returning({ failures: loginAttempt.failures })
  return isAttemptAllowed(row?.failures ?? 1)
}
