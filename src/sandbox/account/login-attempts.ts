import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { loginAttempt } from '../database/schema'
import { lockedUntil, mayTry, MAXIMUM_FAILURES } from './rules'

/** What an unknown name is counted under: it is locked like an account, so that nobody learns which ones exist. */
export const unknownKey = (name: string): string =>
  `unknown:${createHash('sha256').update(name.toLowerCase()).digest('hex')}`

/**
 * Counts a try before the password is looked at, so that tries sent at the same moment count too; `false` when the
 * account is locked. The fifth failure locks; a lock that has run out starts the count anew.
 */
export const countTry = async (db: Database, key: string, now: Date): Promise<boolean> => {
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
  return mayTry(row?.failures ?? 1)
}

export const forgetTries = async (db: Database, key: string): Promise<void> => {
  await db.delete(loginAttempt).where(eq(loginAttempt.key, key))
}
