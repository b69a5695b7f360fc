import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { dayInLagos } from '../../../domain/values/calendar-date'
import type { Now } from '../../platform/clock/clock'
import type { Database } from '../../platform/database/database'
import { debit, mandate, policy } from '../tables'
import { transact } from '../../platform/database/transaction'
import type { Period } from '../../shop/product/cover'
import { periodFromDebit, policyPeriod } from '../policy/renewal'
import { findQuote, type Quote } from '../../shop/quote/repository'
import { sendReceipt } from '../payment/receipt'
import { findPayment } from '../payment/repository'
import { PENDING } from '../policy/pending'
import { endMandate } from './ending'
import { coverInTheWay } from './in-the-way'
import type { IdentityHashes } from '../reward/identity'
import { promiseReward } from '../reward/rewards'
import { lockMandate } from './repository'

/** The day of the next debit, or of the last one if all of them are booked. */
const nextDay = async (db: Database, mandateId: number): Promise<string | undefined> => {
  const debits = await db.select().from(debit).where(eq(debit.mandateId, mandateId)).orderBy(asc(debit.number))
  return (debits.find(({ bookedAt }) => bookedAt === null) ?? debits.at(-1))?.dueOn
}

/** The pending policy of a quote, and the days of its cover if it begins now; none if its chosen days are over. */
const pendingOf = async (db: Database, quote: Quote, now: Date) => {
  const [pending] = await db
    .select()
    .from(policy)
    .where(and(eq(policy.quoteId, quote.id), eq(policy.status, PENDING)))
  return (
    pending && {
      id: pending.id,
      period: periodFromDebit(policyPeriod(pending, quote), quote, dayInLagos(now.getTime())),
    }
  )
}

/** Begins the cover of a pending policy. */
const begin = async (
  db: Database,
  { id, period: { from, to } }: { readonly id: number; readonly period: Period },
  now: Date,
) => {
  await db
    .update(policy)
    .set({ status: 'Active', beganAt: now, coverFrom: from, coverTo: to, modifiedAt: now })
    .where(eq(policy.id, id))
}

export type Booking = {
  readonly now: Now
  /** The portal's origin, for the links in mails; without it none is sent. */
  readonly portal: string | undefined
  readonly identities: IdentityHashes
}

type Locked = Pick<
  typeof mandate.$inferSelect,
  'id' | 'customerId' | 'quoteId' | 'nextExecuteDate' | 'activateUntil' | 'lastDigits'
>

/**
 * Books the debits that are due of an active mandate, which is locked. The first one begins the cover: a policy is
 * never active before it. A mandate whose first debit comes too late for the days that were chosen, since no process
 * ran, ends instead: nothing is debited for days that are over, or that another cover has taken meanwhile.
 */
export const bookDebitsOf = async (
  db: Database,
  locked: Locked,
  { now, portal, identities }: Booking,
): Promise<void> => {
  const { id: mandateId, customerId, quoteId } = locked
  const quote = await findQuote(db, customerId, quoteId)
  const payment = await findPayment(db, customerId, quoteId)
  if (quote === undefined || payment === undefined) throw new Error('a mandate has no quote or no payment')
  const pending = await pendingOf(db, quote, now.business)
  if (pending !== undefined && pending.period.from > pending.period.to)
    return endMandate(db, locked, { reason: 'days over', now, portal })
  const inTheWay = pending && (await coverInTheWay(db, quote, pending, dayInLagos(now.business.getTime())))
  if (inTheWay !== undefined) return endMandate(db, locked, { reason: inTheWay, now, portal })
  const booked = await db
    .update(debit)
    .set({ bookedAt: now.business })
    .where(
      and(eq(debit.mandateId, mandateId), isNull(debit.bookedAt), lte(debit.dueOn, dayInLagos(now.business.getTime()))),
    )
    .returning({ number: debit.number, amount: debit.amount })
  if (booked.length === 0) return
  await db
    .update(mandate)
    .set({ nextExecuteDate: (await nextDay(db, mandateId)) ?? locked.nextExecuteDate })
    .where(eq(mandate.id, mandateId))
  if (pending !== undefined) await begin(db, pending, now.business)
  await promiseReward(db, identities, customerId, now.business)
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
