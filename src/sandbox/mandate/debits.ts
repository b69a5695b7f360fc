import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { dayInLagos } from '../../domain/values/calendar-date'
import type { Database } from '../database/database'
import { debit, mandate, policy } from '../database/schema'
import { PENDING } from '../policy/pending'
import type { Plan } from '../payment/plan'

/** Stores the debits of a new mandate, none of which is booked. */
export const insertDebits = async (db: Database, mandateId: number, plan: Plan): Promise<void> => {
  await db.insert(debit).values(plan.map(({ on, amount }, index) => ({ mandateId, number: index + 1, dueOn: on, amount })))
}

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

/** The day of the next debit, or of the last one if all of them are booked. */
const nextDay = async (db: Database, mandateId: number): Promise<string | undefined> => {
  const debits = await db.select().from(debit).where(eq(debit.mandateId, mandateId)).orderBy(asc(debit.number))
  return (debits.find(({ bookedAt }) => bookedAt === null) ?? debits.at(-1))?.dueOn
}

/**
 * Books the debits of an active mandate that are due, each once: the mandate's row is locked, so call it in a transaction.
 * The first one begins the cover: a policy is never active before it (requirement PAY-14).
 */
export const bookDueDebits = async (db: Database, mandateId: number, now: Date): Promise<void> => {
  const [found] = await db.select().from(mandate).where(eq(mandate.id, mandateId)).for('update')
  if (found?.active !== true) return
  const booked = await db
    .update(debit)
    .set({ bookedAt: now })
    .where(and(eq(debit.mandateId, mandateId), isNull(debit.bookedAt), lte(debit.dueOn, dayInLagos(now.getTime()))))
    .returning({ number: debit.number })
  if (booked.length === 0) return
  await db
    .update(mandate)
    .set({ nextExecuteDate: (await nextDay(db, mandateId)) ?? found.nextExecuteDate })
    .where(eq(mandate.id, mandateId))
  await db
    .update(policy)
    .set({ status: 'Active', beganAt: now, modifiedAt: now })
    .where(and(eq(policy.quoteId, found.quoteId), eq(policy.status, PENDING)))
}
