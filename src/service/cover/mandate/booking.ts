import { and, eq } from 'drizzle-orm'
import { dayInLagos, type CalendarDate } from '../../../domain/values/calendar-date'
import { kobo } from '../../../domain/values/money'
import type { Database } from '../../platform/database/database'
import { debit, mandate, policy } from '../tables'
import { transact } from '../../platform/database/transaction'
import { periodFromDebit, policyPeriod } from '../policy/renewal'
import { findQuote, type Quote } from '../../shop/quote/repository'
import { sendReceipt } from '../payment/receipt'
import { findPayment } from '../payment/repository'
import { isPending } from '../policy/pending'
import type { DebitAccount } from './bank'
import { failedDebitMail, failedDebitSms } from './debit-mails'
import { dueDebits, nextDay } from './debits'
import { endMandate } from './ending'
import { coverInTheWay } from './in-the-way'
import { mandateAddress, notify } from './notify'
import type { IdentityHashes } from '../reward/identity'
import { promiseReward } from '../reward/rewards'
import { lockMandate } from './repository'
import { retryDay } from './retry'
import { suspend, type Suspending } from './suspension'

/** The policy of a quote, with the days of its cover, those that it has if it begins now while it is pending. */
const heldOf = async (db: Database, quote: Quote, now: Date) => {
  const [held] = await db.select().from(policy).where(eq(policy.quoteId, quote.id))
  if (held === undefined) return undefined
  const { id, policyNo } = held
  const days = policyPeriod(held, quote)
  return isPending(held)
    ? { id, policyNo, isPending: true, period: periodFromDebit(days, quote, dayInLagos(now.getTime())) }
    : { id, policyNo, isPending: false, period: days }
}
type Held = NonNullable<Awaited<ReturnType<typeof heldOf>>>

/** Why a mandate whose cover has not begun ends: its days are over, or insured by another cover. */
const obstacleOf = async (db: Database, quote: Quote, pending: Held, today: CalendarDate) =>
  pending.period.from > pending.period.to ? 'days over' : coverInTheWay(db, quote, pending, today)

/** Begins the cover of a pending policy. */
const begin = async (db: Database, { id, period: { from, to } }: Held, now: Date) => {
  await db
    .update(policy)
    .set({ status: 'Active', beganAt: now, coverFrom: from, coverTo: to, modifiedAt: now })
    .where(eq(policy.id, id))
}

export type Booking = Suspending & {
  readonly identities: IdentityHashes
  readonly debitAccount: DebitAccount
}

type Locked = Pick<
  typeof mandate.$inferSelect,
  'id' | 'customerId' | 'quoteId' | 'endDate' | 'nextExecuteDate' | 'activateUntil' | 'lastDigits' | 'accountHash'
>
type Debit = typeof debit.$inferSelect

const isThis = ({ mandateId, number }: Debit) => and(eq(debit.mandateId, mandateId), eq(debit.number, number))

type Order = { readonly quote: Quote; readonly held: Held | undefined; readonly isFirst: boolean }

/**
 * Records that the bank has refused a debit: it is tried again, else the cover is suspended, or a mandate without a cover
 * ends. Its customer is told. `false` if no other debit may follow now.
 */
const fail = async (
  db: Database,
  locked: Locked,
  one: Debit,
  { quote, held, isFirst, reason }: Order & { readonly reason: string },
  booking: Booking,
): Promise<boolean> => {
  const { now, portal } = booking
  const today = dayInLagos(now.business.getTime())
  const failures = one.failures + 1
  const retryOn = retryDay(failures, today, (held?.period.to ?? locked.endDate) as CalendarDate)
  await db
    .update(debit)
    .set({ failures, failedBecause: reason, retryOn: retryOn ?? null })
    .where(isThis(one))
  if (retryOn === undefined) {
    if (isFirst || held === undefined) await endMandate(db, locked, { reason: 'first debit failed', now, portal })
    else await suspend(db, { mandate: locked, order: quote, policy: held, reason }, booking)
    return false
  }
  if (portal !== undefined) {
    const facts = {
      product: quote.productName,
      amount: kobo(one.amount),
      lastDigits: locked.lastDigits,
      ...{ reason, retryOn, isFirst, address: mandateAddress(portal, locked.id) },
    }
    await notify(db, locked.customerId, now, {
      mail: (name) => failedDebitMail(name, facts),
      sms: failedDebitSms(facts),
    })
  }
  return !isFirst
}

/** Tries the debits that are due, one after the other, and returns those that were booked. */
const tryDebits = async (
  db: Database,
  locked: Locked,
  due: readonly Debit[],
  { quote, held }: Pick<Order, 'quote' | 'held'>,
  booking: Booking,
): Promise<readonly Debit[]> => {
  const booked: Debit[] = []
  for (const one of due) {
    const isFirst = held?.isPending === true && booked.length === 0
    const reason = await booking.debitAccount(db, locked, one)
    if (reason === undefined) {
      await db.update(debit).set({ bookedAt: booking.now.business }).where(isThis(one))
      if (isFirst) await begin(db, held, booking.now.business)
      booked.push(one)
    } else if (!(await fail(db, locked, one, { quote, held, isFirst, reason }, booking))) break
  }
  return booked
}

/**
 * Books the debits that are due of an active mandate, which is locked, as far as the bank does. The first one begins the
 * cover: a policy is never active before it. A mandate whose first debit comes too late for the days that were chosen, since
 * no process ran, ends instead: nothing is debited for days that are over, or that another cover has taken meanwhile.
 */
export const bookDebitsOf = async (db: Database, locked: Locked, booking: Booking): Promise<void> => {
  const { id: mandateId, customerId, quoteId } = locked
  const { now, portal, identities } = booking
  const today = dayInLagos(now.business.getTime())
  const quote = await findQuote(db, customerId, quoteId)
  const payment = await findPayment(db, customerId, quoteId)
  if (quote === undefined || payment === undefined) throw new Error('a mandate has no quote or no payment')
  const held = await heldOf(db, quote, now.business)
  const obstacle = held?.isPending === true ? await obstacleOf(db, quote, held, today) : undefined
  if (obstacle !== undefined) return endMandate(db, locked, { reason: obstacle, now, portal })
  const due = await dueDebits(db, mandateId, today)
  if (due.length === 0) return
  const booked = await tryDebits(db, locked, due, { quote, held }, booking)
  await db
    .update(mandate)
    .set({ nextExecuteDate: (await nextDay(db, mandateId)) ?? locked.nextExecuteDate })
    .where(eq(mandate.id, mandateId))
  if (booked.length === 0) return
  await promiseReward(db, identities, customerId, now.business)
  if (portal === undefined) return
  for (const { amount } of booked) await sendReceipt(db, { quote, payment, paid: amount }, portal, now)
}

/** Books the debits of a mandate that are due, if it is active, each once. */
export const bookDueDebits = (db: Database, id: number, booking: Booking): Promise<void> =>
  transact(db, async (transaction) => {
    const locked = await lockMandate(transaction, id)
    if (locked?.active === true) await bookDebitsOf(transaction, locked, booking)
  })
