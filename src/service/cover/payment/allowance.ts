import { and, count, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import brand from '../../../brand.json'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import type { Database } from '../../platform/database/database'
import { COVERING } from '../policy/held-covers'
import { policy } from '../tables'
import { notCharged, type Refusal } from './refusal'

/** The most covers of a customer that have not ended. */
const MOST_COVERS = 1_000

/** Why a customer can buy no other cover now, if there are as many as we keep. */
export const noRoomForCover = async (
  db: Database,
  customerId: string,
  today: CalendarDate,
): Promise<Refusal | undefined> => {
  const lasts = or(isNull(policy.coverTo), gte(policy.coverTo, today))
  const [held] = await db
    .select({ covers: count() })
    .from(policy)
    .where(and(eq(policy.customerId, customerId), inArray(policy.status, COVERING), lasts))
  return (held?.covers ?? 0) < MOST_COVERS
    ? undefined
    : {
        message: `We keep at most ${MOST_COVERS.toLocaleString('en')} covers for you at a time, and you have that many.`,
        details: `${notCharged} Please write to ${brand.email} if you need another.`,
      }
}
