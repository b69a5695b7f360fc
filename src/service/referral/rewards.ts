import { and, eq, isNull, lte } from 'drizzle-orm'
import brand from '../../brand.json'
import { addDays } from '../../domain/values/calendar-arithmetic'
import { dayInLagos } from '../../domain/values/calendar-date'
import { kobo } from '../../domain/values/money'
import type { Database } from '../platform/database/database'
import { referral } from './tables'
import { transact } from '../platform/database/transaction'

/** The company's reward for a referred friend who buys: ₦2,000. Each referral stores the reward that applied to it. */
export const REFERRAL_REWARD = kobo(200_000n)

/** Whether two customers are one person (requirement LIFE-12), as far as their details tell. */
export type IsSamePerson = (db: Database, one: string, other: string) => Promise<boolean>

type Pending = { readonly id: number; readonly referrerId: string; readonly referredId: string | null }

const columns = { id: referral.id, referrerId: referral.referrerId, referredId: referral.referredId }
const isOpen = and(eq(referral.status, 'Pending'), isNull(referral.refusedAt))

const refuseIfSelf = async (
  db: Database,
  { id, referrerId, referredId }: Pending,
  isSamePerson: IsSamePerson,
  now: Date,
): Promise<boolean> => {
  if (referredId === null || !(await isSamePerson(db, referrerId, referredId))) return false
  await db
    .update(referral)
    .set({ refusedAt: now })
    .where(and(eq(referral.id, id), isOpen))
  return true
}

/**
 * Records that a referred customer's premium was paid, by card or by debit: after the first one the reward is due some days
 * later, when it can come back no more (requirement LIFE-12). There is never one for the customer's own purchase.
 */
export const promiseReward = async (
  db: Database,
  referredId: string,
  isSamePerson: IsSamePerson,
  now: Date,
): Promise<void> => {
  const isFirst = and(eq(referral.referredId, referredId), isOpen, isNull(referral.dueOn))
  const [pending] = await db.select(columns).from(referral).where(isFirst)
  if (pending === undefined || (await refuseIfSelf(db, pending, isSamePerson, now))) return
  const dueOn = addDays(dayInLagos(now.getTime()), brand.referral.rewardAfterDays)
  await db.update(referral).set({ dueOn }).where(isFirst)
}

/** How many rewards are read at once. */
const DUE_AT_ONCE = 100

/** Pays the rewards that are due, each once, however many processes do so. */
export const payDueRewards = async (db: Database, isSamePerson: IsSamePerson, now: Date): Promise<void> => {
  const isDue = and(isOpen, lte(referral.dueOn, dayInLagos(now.getTime())))
  for (;;) {
    const due = await db.select(columns).from(referral).where(isDue).orderBy(referral.id).limit(DUE_AT_ONCE)
    for (const pending of due)
      await transact(db, async (transaction) => {
        if (await refuseIfSelf(transaction, pending, isSamePerson, now)) return
        await transaction
          .update(referral)
          .set({ status: 'Paid', paidAt: now })
          .where(and(eq(referral.id, pending.id), isDue))
      })
    if (due.length < DUE_AT_ONCE) return
  }
}
