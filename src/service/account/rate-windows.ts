import { inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { rateWindow } from './tables'
import { TooManyError } from '../wire/errors'

/** Deletes windows that ended over an hour ago, except those locked by another transaction. */
const deleteOldWindows = (db: Database, now: Date) =>
  db.delete(rateWindow).where(
    inArray(
      rateWindow.key,
      db
        .select({ key: rateWindow.key })
        .from(rateWindow)
        .where(lt(rateWindow.endsAt, new Date(now.getTime() - 3_600_000)))
        .for('update', { skipLocked: true }),
    ),
  )

type Limit = { readonly requests: number; readonly milliseconds: number }

/**
 * Counts a request under a key, in the database for all processes, in steady time. In a transaction, windows stay locked
 * until its end: the own one is waited for before any other is locked, so that concurrent requests cannot block each
 * other. @throws TooManyError above the limit
 */
export const countRequest = async (
  db: Database,
  key: string,
  { requests, milliseconds }: Limit,
  now: Date,
): Promise<void> => {
  const ends = new Date(now.getTime() + milliseconds)
  const isOver = lte(rateWindow.endsAt, now)
  const [row = { requests: 1, endsAt: ends }] = await db
    .insert(rateWindow)
    .values({ key, requests: 1, endsAt: ends })
    .onConflictDoUpdate({
      target: rateWindow.key,
      set: {
        requests: sql`case when ${isOver} then 1 else ${rateWindow.requests} + 1 end`,
        endsAt: sql`case when ${isOver} then ${ends.toISOString()}::timestamptz else ${rateWindow.endsAt} end`,
      },
    })
    .returning()
  await deleteOldWindows(db, now)
  if (row.requests > requests)
    throw new TooManyError(Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000)))
}
