import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import brand from '../../brand.json'
import { addDays } from '../../domain/values/calendar-arithmetic'
import { dayInLagos } from '../../domain/values/calendar-date'
import { kobo } from '../../domain/values/money'
import type { Database } from '../platform/database/database'
import { referral } from './tables'
import { transact } from '../platform/database/transaction'
import { AT_ONCE } from '../platform/rounds'

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

const isDue = (now: Date) => and(isOpen, lte(referral.dueOn, dayInLagos(now.getTime())))

/** The first referrals after an id whose reward is due. */
export const dueRewards = (db: Database, now: Date, after: number): Promise<readonly { readonly id: number }[]> =>
  db
    .select({ id: referral.id })
    .from(referral)
    .where(and(isDue(now), gt(referral.id, after)))
    .orderBy(referral.id)
    .limit(AT_ONCE)

/** Pays a reward that is due, once, however many processes do so. */
export const payReward = (db: Database, id: number, isSamePerson: IsSamePerson, now: Date): Promise<void> =>
  transact(db, async (transaction) => {
    const [pending] = await transaction
      .select(columns)
      .from(referral)
      .where(and(eq(referral.id, id), isDue(now)))
      .for('no key update')
    if (pending === undefined || (await refuseIfSelf(transaction, pending, isSamePerson, now))) return
    await transaction.update(referral).set({ status: 'Paid', paidAt: now }).where(eq(referral.id, id))
  })
