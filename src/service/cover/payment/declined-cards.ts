import { and, desc, eq, lte } from 'drizzle-orm'
import type { Database } from '../../platform/database/database'
import { declinedCard } from '../tables'

/** So many declined cards within an hour end in a pause of an hour. */
const MOST_DECLINED = 10
const HOUR_MS = 3_600_000

const hourBefore = (time: Date): Date => new Date(time.getTime() - HOUR_MS)

/** When the pause after these declined cards ends, the newest first; `undefined` without one. */
export const pauseAfter = (declined: readonly Date[], now: Date): Date | undefined => {
  const [newest, first] = [declined[0], declined[MOST_DECLINED - 1]]
  if (newest === undefined || first === undefined || first <= hourBefore(newest)) return undefined
  return newest > hourBefore(now) ? new Date(newest.getTime() + HOUR_MS) : undefined
}

/** When the customer's pause ends; `undefined` without one. Times are steady ones. */
export const pauseOf = async (db: Database, customerId: string, now: Date): Promise<Date | undefined> => {
  const rows = await db
    .select({ declinedAt: declinedCard.declinedAt })
    .from(declinedCard)
    .where(eq(declinedCard.customerId, customerId))
    .orderBy(desc(declinedCard.declinedAt))
    .limit(MOST_DECLINED)
  return pauseAfter(
    rows.map(({ declinedAt }) => declinedAt),
    now,
  )
}

/** Records a declined card of a customer, whose row is locked, and forgets those that are an hour old. */
export const recordDeclined = async (db: Database, customerId: string, now: Date): Promise<void> => {
  await db
    .delete(declinedCard)
    .where(and(eq(declinedCard.customerId, customerId), lte(declinedCard.declinedAt, hourBefore(now))))
  await db.insert(declinedCard).values({ customerId, declinedAt: now })
}
