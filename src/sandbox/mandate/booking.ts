import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { dayInLagos } from '../../domain/values/calendar-date'
import type { Now } from '../clock/clock'
import type { Database } from '../database/database'
import { debit, mandate, policy } from '../database/schema'
import { transact } from '../database/transaction'
import { periodFromDebit, policyPeriod } from '../insurance/renewal'
import { findQuote, type Quote } from '../insurance/repository'
import { sendReceipt } from '../payment/receipt'
import { findPayment } from '../payment/repository'
import { PENDING } from '../policy/pending'
import { lockMandate } from './repository'

/** The day of the next debit, or of the last one if all of them are booked. */
const nextDay = async (db: Database, mandateId: number): Promise<string | undefined> => {
  const debits = await db.select().from(debit).where(eq(debit.mandateId, mandateId)).orderBy(asc(debit.number))
  return (debits.find(({ bookedAt }) => bookedAt === null) ?? debits.at(-1))?.dueOn
}

/** Begins the cover of a quote whose policy is pending. */
const begin = async (db: Database, quote: Quote, now: Date): Promise<void> => {
  const [pending] = await db
    .select()
    .from(policy)
    .where(and(eq(policy.quoteId, quote.id), eq(policy.status, PENDING)))
  if (pending === undefined) return
  const { from, to } = periodFromDebit(policyPeriod(pending, quote), quote, dayInLagos(now.getTime()))
  await db
    .update(policy)
    .set({ status: 'Active', beganAt: now, coverFrom: from, coverTo: to, modifiedAt: now })
    .where(eq(policy.id, pending.id))
}

export type Booking = {
  readonly now: Now
  /** The portal's origin, for the link in the receipt; without it no receipt is sent. */
  readonly portal: string | undefined
}

type Locked = Pick<typeof mandate.$inferSelect, 'id' | 'customerId' | 'quoteId' | 'nextExecuteDate'>

/**
 * Books the debits that are due of an active mandate, which is locked. The first one begins the cover: a policy is never
 * active before it (requirement PAY-14).
 */
export const bookDebitsOf = async (db: Database, locked: Locked, { now, portal }: Booking): Promise<void> => {
  const { id: mandateId, customerId, quoteId } = locked
  const booked = await db
    .update(debit)
    .set({ bookedAt: now.business })
    .where(and(eq(debit.mandateId, mandateId), isNull(debit.bookedAt), lte(debit.dueOn, dayInLagos(now.business.getTime()))))
    .returning({ number: debit.number, amount: debit.amount })
  if (booked.length === 0) return
  await db
    .update(mandate)
    .set({ nextExecuteDate: (await nextDay(db, mandateId)) ?? locked.nextExecuteDate })
    .where(eq(mandate.id, mandateId))
  const quote = await findQuote(db, customerId, quoteId)
  const payment = await findPayment(db, customerId, quoteId)
  if (quote === undefined || payment === undefined) throw new Error('a mandate has no quote or no payment')
  await begin(db, quote, now.business)
  if (portal === undefined) return
  for (const { amount } of booked.toSorted((one, other) => one.number - other.number))
    await sendReceipt(db, { quote, payment, paid: amount }, portal, now)
}

/** Books the debits of a mandate that are due, if it is active, each once and all or nothing. */
export const bookDueDebits = (db: Database, id: number, booking: Booking): Promise<void> =>
  transact(db, async (transaction) => {
    const locked = await lockMandate(transaction, id)
    if (locked?.active === true) await bookDebitsOf(transaction, locked, booking)
  })
