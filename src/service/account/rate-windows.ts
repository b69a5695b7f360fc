import { and, eq, gt, gte, inArray, lt, lte, sql } from 'drizzle-orm'
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
 * The latest end that a window can have: a later one began before the clock went back, and is over. The clocks of two
 * processes differ by less than another window.
 */
const latestEnd = (milliseconds: number, now: Date): Date => new Date(now.getTime() + 2 * milliseconds)

/** The requests of a window so far, and when it ends. */
type Window = { readonly requests: number; readonly endsAt: Date }

/**
 * Counts a request under a key, in the database for all processes. In a transaction, windows stay locked until its end:
 * the own one is waited for before any other is locked, so that concurrent requests cannot block each other.
 */
const countIn = async (
  db: Database,
  key: string,
  { requests, milliseconds }: Limit,
  now: Date,
  pauses: boolean,
): Promise<Window> => {
  const ends = new Date(now.getTime() + milliseconds)
  const over = sql`(${rateWindow.endsAt} <= ${now.toISOString()}::timestamptz
    or ${rateWindow.endsAt} > ${latestEnd(milliseconds, now).toISOString()}::timestamptz)`
  const begins = pauses ? sql`${over} or ${rateWindow.requests} + 1 = ${requests}` : over
  const [row] = await db
    .insert(rateWindow)
    .values({ key, requests: 1, endsAt: ends })
    .onConflictDoUpdate({
      target: rateWindow.key,
      set: {
        requests: sql`case when ${over} then 1 else ${rateWindow.requests} + 1 end`,
        endsAt: sql`case when ${begins} then ${ends.toISOString()}::timestamptz else ${rateWindow.endsAt} end`,
      },
    })
    .returning()
  await deleteOldWindows(db, now)
  return row ?? { requests: 1, endsAt: ends }
}

/** Counts a request. @throws TooManyError above the limit */
export const countRequest = async (db: Database, key: string, limit: Limit, now: Date): Promise<void> => {
  const { requests, endsAt } = await countIn(db, key, limit, now, false)
  if (requests > limit.requests)
    throw new TooManyError(Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)))
}

/**
 * Counts a failure. The last one of the limit begins a pause that is as long as the window. @returns when the pause ends,
 * for a failure after that one
 */
export const countFailure = async (db: Database, key: string, limit: Limit, now: Date): Promise<Date | undefined> => {
  const { requests, endsAt } = await countIn(db, key, limit, now, true)
  return requests > limit.requests ? endsAt : undefined
}

/** When the pause after too many failures ends; `undefined` without one. */
export const pauseOf = async (db: Database, key: string, limit: Limit, now: Date): Promise<Date | undefined> => {
  const isPaused = and(
    eq(rateWindow.key, key),
    gte(rateWindow.requests, limit.requests),
    gt(rateWindow.endsAt, now),
    lte(rateWindow.endsAt, latestEnd(limit.milliseconds, now)),
  )
  const [row] = await db.select({ endsAt: rateWindow.endsAt }).from(rateWindow).where(isPaused)
  return row?.endsAt
}
