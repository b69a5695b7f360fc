import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
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

export type Limit = { readonly requests: number; readonly milliseconds: number }

/**
 * The latest end that a window can have: a later one began before the clock went back, and is over. The clocks of two
 * processes differ by less than another window.
 */
const latestEnd = (milliseconds: number, now: Date): Date => new Date(now.getTime() + 2 * milliseconds)

/** The requests of a window so far, and when it ends. */
type Window = { readonly requests: number; readonly endsAt: Date }

/** Counts a request under a key, in the database for all processes. */
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
  return row ?? { requests: 1, endsAt: ends }
}

/**
 * Counts a request under several keys. In a transaction, windows stay locked until its end: the own ones are waited for
 * before any other is locked, so that concurrent requests cannot block each other.
 */
export const countEach = async (
  db: Database,
  counts: readonly { readonly key: string; readonly limit: Limit }[],
  now: Date,
): Promise<readonly Window[]> => {
  const windows: Window[] = []
  for (const { key, limit } of counts) windows.push(await countIn(db, key, limit, now, false))
  await deleteOldWindows(db, now)
  return windows
}

/** @throws TooManyError above the limit */
export const refuseOver = ({ requests, endsAt }: Window, limit: Limit, now: Date): void => {
  if (requests > limit.requests)
    throw new TooManyError(Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)))
}

/**
 * Counts a failure. The last one of the limit begins a pause that is as long as the window. @returns when the pause ends,
 * for a failure after that one
 */
export const countFailure = async (db: Database, key: string, limit: Limit, now: Date): Promise<Date | undefined> => {
  const { requests, endsAt } = await countIn(db, key, limit, now, true)
  await deleteOldWindows(db, now)
  return requests > limit.requests ? endsAt : undefined
}

/** The requests that were counted under a key and when that window ends; `undefined` if none is open. */
export const windowOf = async (
  db: Database,
  key: string,
  { milliseconds }: Limit,
  now: Date,
): Promise<Window | undefined> => {
  const isOpen = and(
    eq(rateWindow.key, key),
    gt(rateWindow.endsAt, now),
    lte(rateWindow.endsAt, latestEnd(milliseconds, now)),
  )
  const [row] = await db.select().from(rateWindow).where(isOpen)
  return row
}

/** When the pause after too many failures ends; `undefined` without one. */
export const pauseOf = async (db: Database, key: string, limit: Limit, now: Date): Promise<Date | undefined> => {
  const window = await windowOf(db, key, limit, now)
  return window !== undefined && window.requests >= limit.requests ? window.endsAt : undefined
}
