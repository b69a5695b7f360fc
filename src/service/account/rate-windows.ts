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

/** The requests of a window so far, and when it ends. */
type Window = { readonly requests: number; readonly endsAt: Date }

const countIn = async (db: Database, key: string, { milliseconds }: Limit, now: Date): Promise<Window> => {
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
  return row
}

/**
 * Counts a request under several keys, in the database for all processes, in steady time. In a transaction, windows stay
 * locked until its end: the own ones are waited for before any other is locked, so that concurrent requests cannot block
 * each other.
 */
export const countEach = async (
  db: Database,
  counts: readonly { readonly key: string; readonly limit: Limit }[],
  now: Date,
): Promise<readonly Window[]> => {
  const windows: Window[] = []
  for (const { key, limit } of counts) windows.push(await countIn(db, key, limit, now))
  await deleteOldWindows(db, now)
  return windows
}

/** @throws TooManyError above the limit */
export const refuseOver = ({ requests, endsAt }: Window, limit: Limit, now: Date): void => {
  if (requests > limit.requests)
    throw new TooManyError(Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)))
}

/** The requests that were counted under a key and when that window ends, in steady time; `undefined` if none is open. */
export const windowOf = async (db: Database, key: string, now: Date): Promise<Window | undefined> => {
  const isOpen = and(eq(rateWindow.key, key), gt(rateWindow.endsAt, now))
  return (await db.select().from(rateWindow).where(isOpen))[0]
}
