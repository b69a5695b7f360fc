import { and, eq, gt, isNull, lt, lte, or } from 'drizzle-orm'
import brand from '../../../brand.json'
import { addDays } from '../../../domain/values/calendar-arithmetic'
import { dayInLagos } from '../../../domain/values/calendar-date'
import { customer } from '../../account/tables'
import { bvnRecord, kycSection } from '../../kyc/tables'
import type { Database } from '../../platform/database/database'
import { transact } from '../../platform/database/transaction'
import { AT_ONCE } from '../../platform/rounds'
import { referral, rewardedDetail } from '../../referral/tables'
import { isSamePerson, isVerified, ofBvn, ofBvnSection, verifiedOf, type IdentityHashes } from './identity'

type Pending = Pick<typeof referral.$inferSelect, 'id' | 'referrerId' | 'referredId'>

const columns = { id: referral.id, referrerId: referral.referrerId, referredId: referral.referredId }
const isOpen = and(eq(referral.status, 'Pending'), isNull(referral.refusedAt))
const isDue = (today: string) => and(isOpen, lte(referral.dueOn, today))

const refuseReward = async (
  db: Database,
  id: number,
  refusedBecause: NonNullable<typeof referral.$inferSelect.refusedBecause>,
  now: Date,
): Promise<void> => {
  await db
    .update(referral)
    .set({ refusedAt: now, refusedBecause })
    .where(and(eq(referral.id, id), isOpen))
}

const isOfCustomer = async (db: Database, hashes: IdentityHashes, { referrerId, referredId }: Pending) =>
  referredId !== null && (await isSamePerson(db, hashes, referrerId, referredId))

/**
 * Records that a referred customer's premium was paid, by card or by debit: after the first one the reward is due some days
 * later, when it can come back no more. There is never one for the customer's own purchase.
 */
export const promiseReward = async (
  db: Database,
  hashes: IdentityHashes,
  referredId: string,
  now: Date,
): Promise<void> => {
  const isFirst = and(eq(referral.referredId, referredId), isOpen, isNull(referral.dueOn))
  const [pending] = await db.select(columns).from(referral).where(isFirst)
  if (pending === undefined) return
  if (await isOfCustomer(db, hashes, pending)) return refuseReward(db, pending.id, 'OwnDetails', now)
  const { rewardAfterDays, verifyWithinDays } = brand.referral
  const today = dayInLagos(now.getTime())
  const days = { dueOn: addDays(today, rewardAfterDays), verifyUntil: addDays(today, verifyWithinDays) }
  await db.update(referral).set(days).where(isFirst)
}

/** The first referrals after an id whose reward is due, and whose friend is verified or can be no more. */
export const dueRewards = (db: Database, now: Date, after: number): Promise<readonly { readonly id: number }[]> => {
  const today = dayInLagos(now.getTime())
  return db
    .select({ id: referral.id })
    .from(referral)
    .innerJoin(customer, eq(customer.id, referral.referredId))
    .leftJoin(bvnRecord, ofBvn)
    .leftJoin(kycSection, ofBvnSection)
    .where(and(isDue(today), gt(referral.id, after), or(isVerified, lt(referral.verifyUntil, today))))
    .orderBy(referral.id)
    .limit(AT_ONCE)
}

/** Takes what is verified for this reward, and whether anything was left to take: it counts for one reward ever. */
const take = async (db: Database, referralId: number, verified: readonly string[]): Promise<boolean> => {
  if (verified.length === 0) return false
  const rows = verified.toSorted().map((hash) => ({ hash, referralId }))
  return (await db.insert(rewardedDetail).values(rows).onConflictDoNothing().returning()).length > 0
}

/**
 * Pays a reward that is due, once, however many processes do so, or refuses it. `false` while it waits, since what the
 * friend has verified counted for another account.
 */
export const payReward = (db: Database, hashes: IdentityHashes, id: number, now: Date): Promise<boolean> =>
  transact(db, async (transaction) => {
    const today = dayInLagos(now.getTime())
    const [pending] = await transaction
      .select({ ...columns, verifyUntil: referral.verifyUntil })
      .from(referral)
      .where(and(eq(referral.id, id), isDue(today)))
      .for('no key update')
    if (pending === undefined || pending.referredId === null) return true
    if (await isOfCustomer(transaction, hashes, pending)) await refuseReward(transaction, id, 'OwnDetails', now)
    else if (await take(transaction, id, await verifiedOf(transaction, hashes, pending.referredId)))
      await transaction.update(referral).set({ status: 'Paid', paidAt: now }).where(eq(referral.id, id))
    else if (pending.verifyUntil !== null && pending.verifyUntil < today)
      await refuseReward(transaction, id, 'NotVerified', now)
    else return false
    return true
  })
