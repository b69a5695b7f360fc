import { and, asc, desc, eq, isNotNull, sql, sum } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/database'
import type { PolicyRow } from '../policy/repository'
import { debit, mandate, payment, policy, suspension } from '../tables'

/**
 * What was received of a premium: a payment, a debit of its mandate that was booked, or what was owed for debits that had
 * failed, and was paid by card.
 */
export type Received = { readonly at: Date; readonly amount: bigint; readonly isArrears: boolean }

/** What was received for a policy, in its order; nothing is known of a mandate of an earlier version. */
export const receivedFor = async (
  db: Database,
  { policy: { id, customerId, quoteId }, payment: paid }: Pick<PolicyRow, 'policy' | 'payment'>,
): Promise<readonly Received[]> => {
  if (paid.status === 'Paid') return [{ at: paid.createdAt, amount: paid.totalAmount, isArrears: false }]
  const booked = await db
    .select({ at: debit.bookedAt, amount: debit.amount })
    .from(debit)
    .innerJoin(mandate, eq(mandate.id, debit.mandateId))
    .where(and(eq(mandate.customerId, customerId), eq(mandate.quoteId, quoteId), isNotNull(debit.bookedAt)))
    .orderBy(asc(debit.number))
  const owed = await db
    .select({ at: payment.createdAt, amount: payment.totalAmount })
    .from(payment)
    .innerJoin(suspension, eq(suspension.quoteId, payment.quoteId))
    .where(and(eq(payment.customerId, customerId), eq(suspension.policyId, id)))
    .orderBy(asc(payment.id))
  return [
    ...booked.flatMap(({ at, amount }) => (at === null ? [] : [{ at, amount, isArrears: false }])),
    ...owed.map((one) => ({ ...one, isArrears: true })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** The year in Lagos of an instant. */
const yearOf = (at: unknown) => sql<number>`extract(year from ${at} at time zone 'Africa/Lagos')::int`

const suspended = alias(policy, 'suspended')

/** All that was received from a customer, by the quote of the cover that it was for. */
const receivedFrom = (db: Database, customerId: string) =>
  unionAll(
    db
      .select({
        quoteId: sql<number>`coalesce(${suspended.quoteId}, ${payment.quoteId})`
          .mapWith(payment.quoteId)
          .as('paid_for'),
        at: sql<Date>`${payment.createdAt}`.mapWith(payment.createdAt).as('at'),
        amount: sql<bigint>`${payment.totalAmount}`.mapWith(payment.totalAmount).as('amount'),
      })
      .from(payment)
      .leftJoin(suspension, eq(suspension.quoteId, payment.quoteId))
      .leftJoin(suspended, eq(suspended.id, suspension.policyId))
      .where(and(eq(payment.customerId, customerId), eq(payment.status, 'Paid'))),
    db
      .select({
        quoteId: mandate.quoteId,
        at: sql<Date>`${debit.bookedAt}`.mapWith(payment.createdAt).as('at'),
        amount: sql<bigint>`${debit.amount}`.mapWith(debit.amount).as('amount'),
      })
      .from(debit)
      .innerJoin(mandate, eq(mandate.id, debit.mandateId))
      .where(and(eq(mandate.customerId, customerId), isNotNull(debit.bookedAt))),
  ).as('received')

/** A year in which premiums were received, and how much. */
export type PaidYear = { readonly year: number; readonly amount: bigint }

/** The years in which a customer paid, the newest first. */
export const paidYears = async (db: Database, customerId: string): Promise<readonly PaidYear[]> => {
  const received = receivedFrom(db, customerId)
  const year = yearOf(received.at)
  const rows = await db
    .select({ year, amount: sum(received.amount) })
    .from(received)
    .innerJoin(policy, eq(policy.quoteId, received.quoteId))
    .groupBy(year)
    .orderBy(desc(year))
  return rows.map((row) => ({ year: row.year, amount: BigInt(row.amount ?? 0) }))
}

/** What was received for a policy in a year. */
export type PaidCover = {
  readonly policy: Pick<PolicyRow['policy'], 'policyNo' | 'clientNo' | 'productName' | 'name' | 'summary'>
  readonly count: number
  readonly first: Date
  readonly last: Date
  readonly amount: bigint
}

/** The first covers for which a customer paid in a year, in the order of their first payment. */
export const coversPaidIn = async (
  db: Database,
  customerId: string,
  year: number,
  most: number,
): Promise<readonly PaidCover[]> => {
  const received = receivedFrom(db, customerId)
  const first = sql<Date>`min(${received.at})`.mapWith(payment.createdAt)
  const rows = await db
    .select({
      policyNo: policy.policyNo,
      clientNo: policy.clientNo,
      productName: policy.productName,
      name: policy.name,
      summary: policy.summary,
      count: sql<number>`count(*)::int`,
      first,
      last: sql<Date>`max(${received.at})`.mapWith(payment.createdAt),
      amount: sum(received.amount),
    })
    .from(received)
    .innerJoin(policy, eq(policy.quoteId, received.quoteId))
    .where(eq(yearOf(received.at), year))
    .groupBy(policy.id)
    .orderBy(asc(first), asc(policy.id))
    .limit(most)
  return rows.map(({ count, first: from, last, amount, ...row }) => ({
    policy: row,
    ...{ count, first: from, last },
    amount: BigInt(amount ?? 0),
  }))
}
