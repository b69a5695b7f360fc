import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { dayInLagos, type CalendarDate } from '../../../domain/values/calendar-date'
import type { Database } from '../../platform/database/database'
import { AT_ONCE } from '../../platform/rounds'
import { debit, mandate, payment } from '../tables'

/** A debit that is neither booked nor owed by a quote. */
export const isOpen = and(isNull(debit.bookedAt), isNull(debit.arrearsQuoteId))

/** An open debit whose day has come, and that of its next attempt if it has failed. */
const isDue = (today: CalendarDate) =>
  and(isOpen, lte(debit.dueOn, today), or(isNull(debit.retryOn), lte(debit.retryOn, today)))

/** The first mandates after an id with a debit that is due. */
export const dueMandates = (db: Database, now: Date, after: number): Promise<readonly { readonly id: number }[]> =>
  db
    .selectDistinctOn([debit.mandateId], { id: debit.mandateId })
    .from(debit)
    .innerJoin(mandate, eq(mandate.id, debit.mandateId))
    .where(and(isDue(dayInLagos(now.getTime())), gt(debit.mandateId, after), eq(mandate.active, true)))
    .orderBy(asc(debit.mandateId))
    .limit(AT_ONCE)

/** The debits of a mandate that are due, in their order. */
export const dueDebits = (db: Database, mandateId: number, today: CalendarDate) =>
  db
    .select()
    .from(debit)
    .where(and(eq(debit.mandateId, mandateId), isDue(today)))
    .orderBy(asc(debit.number))

/** The day of the next attempt at a debit, or of the last debit if there is none. */
export const nextDay = async (db: Database, mandateId: number): Promise<string | undefined> => {
  const debits = await db.select().from(debit).where(eq(debit.mandateId, mandateId)).orderBy(asc(debit.number))
  const [next] = debits
    .filter(({ bookedAt, arrearsQuoteId }) => bookedAt === null && arrearsQuoteId === null)
    .map(({ dueOn, retryOn }) => (retryOn !== null && retryOn > dueOn ? retryOn : dueOn))
    .sort()
  return next ?? debits.at(-1)?.dueOn
}

/** All debits of a mandate in their order, and when each was paid that was owed. */
export const scheduledDebits = (db: Database, mandateId: number) =>
  db
    .select({ debit, paidAt: payment.createdAt })
    .from(debit)
    .leftJoin(payment, eq(payment.quoteId, debit.arrearsQuoteId))
    .where(eq(debit.mandateId, mandateId))
    .orderBy(asc(debit.number))

export type ScheduledDebit = Awaited<ReturnType<typeof scheduledDebits>>[number]
