import type { Database } from '../platform/database/database'
import { countEach, refuseOver, windowOf, type Limit } from './rate-windows'

const DAY_MS = 86_400_000

/** What people ask for, links and codes, leaves so often a day for each mailbox and each number. */
export const SENT_A_DAY: Limit = { requests: 10, milliseconds: DAY_MS }

/**
 * Counts what was asked for under the key of a mailbox or a number, and returns whether it may leave today. Whoever asked
 * is answered alike. `sooner` is a limit of its own that refuses.
 * @throws TooManyError above `sooner`
 */
export const countSending = async (
  db: Database,
  key: string,
  sooner: { readonly key: string; readonly limit: Limit },
  steady: Date,
): Promise<boolean> => {
  const [first, ofDay] = await countEach(db, [sooner, { key: `sent:${key}`, limit: SENT_A_DAY }], steady)
  if (first !== undefined) refuseOver(first, sooner.limit, steady)
  return (ofDay?.requests ?? 1) <= SENT_A_DAY.requests
}

const registrationsOf = (address: string) => `registrations:${address}`

/** Counts an account that was opened from a network address. */
export const countRegistration = async (db: Database, address: string, perDay: number, steady: Date): Promise<void> => {
  await countEach(db, [{ key: registrationsOf(address), limit: { requests: perDay, milliseconds: DAY_MS } }], steady)
}

/**
 * How many milliseconds an email to a new account waits: none, unless its network address opened more accounts than a
 * carrier's shared one does. Those beyond leave as slowly as the limit says, and at last when the address's day is over.
 */
export const waitOf = async (db: Database, address: string, perDay: number, steady: Date): Promise<number> => {
  const window = await windowOf(db, registrationsOf(address), steady)
  if (window === undefined) return 0
  const beyond = Math.max(0, window.requests - perDay)
  return Math.min((beyond * DAY_MS) / perDay, window.endsAt.getTime() - steady.getTime())
}
