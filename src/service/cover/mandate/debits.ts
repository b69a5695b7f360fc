import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { dayInLagos } from '../../../domain/values/calendar-date'
import type { Database } from '../../platform/database/database'
import { debit, mandate } from '../tables'

/** How many mandates are read at once. */
export const DUE_AT_ONCE = 100

/** The first mandates with a debit that is due. */
export const dueMandates = async (db: Database, now: Date): Promise<readonly number[]> => {
  const rows = await db
    .selectDistinctOn([debit.mandateId], { id: debit.mandateId })
    .from(debit)
    .innerJoin(mandate, eq(mandate.id, debit.mandateId))
    .where(and(isNull(debit.bookedAt), lte(debit.dueOn, dayInLagos(now.getTime())), eq(mandate.active, true)))
    .orderBy(asc(debit.mandateId))
    .limit(DUE_AT_ONCE)
  return rows.map(({ id }) => id)
}
