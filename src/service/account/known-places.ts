import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { prepared } from '../platform/database/prepared'
import { knownPlace } from './tables'
import { againIfBrokenOff } from '../platform/database/transaction'
import type { Place } from './place'

/** How long a place stays known after the last log-in from it. */
const KNOWN_MS = 180 * 86_400_000

/** The most places that are kept of one customer; the oldest go first. */
const MOST_PLACES = 50

const knownSince = (now: Date): string => new Date(now.getTime() - KNOWN_MS).toISOString()

/** The id that no customer has: an unknown name causes the same statement as a known one. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Whether the customer has logged in from there within 180 days. */
export const isKnownPlace = async (
  db: Database,
  customerId: string | undefined,
  place: Place,
  now: Date,
): Promise<boolean> => {
  const statement = prepared(db, 'known place', () =>
    db
      .select({ network: knownPlace.network })
      .from(knownPlace)
      .where(
        and(
          eq(knownPlace.customerId, sql.placeholder('customerId')),
          eq(knownPlace.network, sql.placeholder('network')),
          eq(knownPlace.browser, sql.placeholder('browser')),
          gt(knownPlace.lastLogIn, sql.placeholder('since')),
        ),
      ),
  )
  return (await statement.execute({ ...place, customerId: customerId ?? NOBODY, since: knownSince(now) })).length > 0
}

/** Deletes the customer's places that are known no longer, or too many. */
const forgetPlaces = (db: Database, customerId: string, now: Date) =>
  db.execute(sql`
    delete from ${knownPlace} where customer_id = ${customerId} and (last_log_in <= ${knownSince(now)}::timestamptz
      or (network, browser) in (
        select network, browser from ${knownPlace} where customer_id = ${customerId}
        order by last_log_in desc offset ${MOST_PLACES}))`)

/** Records a log-in from there. */
export const recordPlace = async (db: Database, customerId: string, place: Place, now: Date): Promise<void> => {
  const [row] = await db
    .insert(knownPlace)
    .values({ customerId, ...place, lastLogIn: now })
    .onConflictDoUpdate({
      target: [knownPlace.customerId, knownPlace.network, knownPlace.browser],
      set: { lastLogIn: now },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  if (row?.isNew === true) await againIfBrokenOff(() => forgetPlaces(db, customerId, now))
}
