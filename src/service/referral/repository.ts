import { and, count, eq, type SQL } from 'drizzle-orm'
import type { PagedQuery } from '../../contract/query'
import type { Customer } from '../account/repository'
import type { Database } from '../platform/database/database'
import { customer } from '../account/tables'
import { referral } from './tables'
import { contains } from '../wire/filter'
import { orderOf } from '../wire/order'
import { skipOf, takeOf } from '../wire/paging'
import { REFERRAL_REWARD } from './reward'

/** Records the referrer of a new customer; an unknown code is ignored. */
export const recordReferral = async (db: Database, code: string, referred: Customer, now: Date): Promise<void> => {
  const [referrer] = await db
    .select({ id: customer.id })
    .from(customer)
    .where(eq(customer.referralCode, code.trim().toUpperCase()))
  if (referrer === undefined) return
  await db.insert(referral).values({
    referrerId: referrer.id,
    referredId: referred.id,
    name: `${referred.name} ${referred.surname}`,
    status: 'Pending',
    amount: REFERRAL_REWARD,
    createdAt: now,
  })
}

/** The sort fields of referral lists, by their names in the API. */
export const sortable = {
  creationTime: referral.createdAt,
  referralName: referral.name,
  status: referral.status,
  amount: referral.amount,
} as const

const statuses = ['Paid', 'Pending'] as const

/** `Paid` or `Pending`, case-insensitive, filters by status; any other text is searched in the names. */
const matching = (filter: string | undefined): SQL | undefined => {
  const status = statuses.find((entry) => entry.toLowerCase() === filter?.trim().toLowerCase())
  return status === undefined ? contains(filter, referral.name) : eq(referral.status, status)
}

const select = (db: Database, where: SQL | undefined) =>
  db
    .select({ referral, code: customer.referralCode })
    .from(referral)
    .innerJoin(customer, eq(customer.id, referral.referrerId))
    .where(where)

export type ReferralRow = Awaited<ReturnType<typeof select>>[number]

/** One page of a customer's referrals and their total number. */
export const listReferrals = async (db: Database, referrerId: string, query: PagedQuery) => {
  const where = and(eq(referral.referrerId, referrerId), matching(query.Filter))
  const rows = await select(db, where)
    .orderBy(...orderOf(query, sortable, referral.createdAt, referral.id))
    .offset(skipOf(query))
    .limit(takeOf(query))
  const [total] = await db.select({ count: count() }).from(referral).where(where)
  return { totalCount: total?.count ?? 0, rows }
}

export const findReferral = async (db: Database, referrerId: string, id: number): Promise<ReferralRow | undefined> =>
  (await select(db, and(eq(referral.id, id), eq(referral.referrerId, referrerId))))[0]
