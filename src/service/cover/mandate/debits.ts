import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import { dayInLagos } from '../../../domain/values/calendar-date'
import type { Database } from '../../platform/database/database'
import { AT_ONCE } from '../../platform/rounds'
import { debit, mandate } from '../tables'

/** The first mandates after an id with a debit that is due. */
export const dueMandates = (db: Database, now: Date, after: number): Promise<readonly { readonly id: number }[]> =>
  db
    .selectDistinctOn([debit.mandateId], { id: debit.mandateId })
    .from(debit)
    .innerJoin(mandate, eq(mandate.id, debit.mandateId))
    .where(
      and(
        isNull(debit.bookedAt),
        gt(debit.mandateId, after),
        lte(debit.dueOn, dayInLagos(now.getTime())),
        eq(mandate.active, true),
      ),
    )
    .orderBy(asc(debit.mandateId))
    .limit(AT_ONCE)
