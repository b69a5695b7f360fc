import type { Database } from '../platform/database/database'
import { countEach, refuseOver, windowOf, type Limit } from './rate-windows'

const DAY_MS = 86_400_000

/** What people ask for, links and codes, leaves so often a day for each mailbox and each number (requirement RUN-21). */
const SENT_A_DAY: Limit = { requests: 10, milliseconds: DAY_MS }

/**
 * Counts what was asked for under the key of a mailbox or a number, and returns whether it may leave today. Whoever asked
 * is answered alike. `sooner` is a limit of its own that refuses.
 * @throws TooManyError above `sooner`
 */
export const countSending = async (
  db: Database,
  key: string,
  sooner: { readonly key: string; readonly limit: Limit },
  now: Date,
): Promise<boolean> => {
  const [first, ofDay] = await countEach(db, [sooner, { key: `sent:${key}`, limit: SENT_A_DAY }], now)
  if (first !== undefined) refuseOver(first, sooner.limit, now)
  return (ofDay?.requests ?? 1) <= SENT_A_DAY.requests
}

const registrationsOf = (address: string) => `registrations:${address}`

/** Counts an account that was opened from a network address. */
export const countRegistration = async (db: Database, address: string, perDay: number, now: Date): Promise<void> => {
  await countEach(db, [{ key: registrationsOf(address), limit: { requests: perDay, milliseconds: DAY_MS } }], now)
}

/**
 * How long an email to a new account waits: not at all, `undefined`, unless its network address opened more accounts than a carrier's shared
 * one does. Those beyond leave as slowly as the limit says, and at last when the address's day is over.
 */
export const leavesAt = async (db: Database, address: string, perDay: number, now: Date): Promise<Date | undefined> => {
  const limit = { requests: perDay, milliseconds: DAY_MS }
  const window = await windowOf(db, registrationsOf(address), limit, now)
  const beyond = (window?.requests ?? 0) - perDay
  if (window === undefined || beyond <= 0) return undefined
  return new Date(Math.min(now.getTime() + (beyond * DAY_MS) / perDay, window.endsAt.getTime()))
}
