import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { loginAttempt } from '../database/schema'
import { lockedUntil, isAttemptAllowed, MAXIMUM_FAILURES } from './rules'

/** The key for attempts with an unknown name: it is locked like an account, so that it does not reveal which exist. */
export const unknownKey = (name: string): string =>
  `unknown:${createHash('sha256').update(name.toLowerCase()).digest('hex')}`

/**
 * Counts an attempt before the password is verified, so that concurrent attempts count too; `false` if the account is
 * locked. The fifth failure locks the account; after the lock expires the count restarts.
 */
export const countAttempt = async (db: Database, key: string, now: Date): Promise<boolean> => {
  const over = sql`${loginAttempt.lockedUntil} <= ${now.toISOString()}::timestamptz`
  const failures = sql`case when ${over} then 1 else ${loginAttempt.failures} + 1 end`
  const [row] = await db
    .insert(loginAttempt)
    .values({ key, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: loginAttempt.key,
      set: {
        failures,
        lastAt: now,
        lockedUntil: sql`case
          when ${over} then null
          when ${loginAttempt.lockedUntil} is not null then ${loginAttempt.lockedUntil}
          when ${loginAttempt.failures} + 1 >= ${MAXIMUM_FAILURES} then ${lockedUntil(now).toISOString()}::timestamptz
        end`,
      },
    })
    .returning({ failures: loginAttempt.failures })
  return isAttemptAllowed(row?.failures ?? 1)
}

export const clearAttempts = async (db: Database, key: string): Promise<void> => {
  await db.delete(loginAttempt).where(eq(loginAttempt.key, key))
}
