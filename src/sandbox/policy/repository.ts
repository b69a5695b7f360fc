import { and, count, eq, inArray, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PagedQuery } from '../../contract/query'
import type { Database } from '../database/database'
import { payment, policy, quote } from '../database/schema'
import { contains } from '../wire/filter'
import { orderOf } from '../wire/order'
import { skipOf, takeOf } from '../wire/paging'

/** What a policy list can be sorted by: the names of the wire, nested ones with dots or their last part alone. */
export const sortable = {
  creationTime: policy.createdAt,
  lastModificationTime: policy.modifiedAt,
  policyNo: policy.policyNo,
  status: policy.status,
  name: policy.name,
  productName: policy.productName,
  'quote.product.name': policy.productName,
  quoteNo: policy.quoteNo,
  'quote.quoteNo': policy.quoteNo,
  totalPremium: policy.totalPremium,
  'quote.totalPremium': policy.totalPremium,
  paymentReference: policy.paymentReference,
  'payment.paymentReference': policy.paymentReference,
  totalAmount: policy.totalAmount,
  'payment.totalAmount': policy.totalAmount,
} as const

/** The same list as the products that a customer holds. */
export const userProductSortable = {
  creationTime: policy.createdAt,
  policyNo: policy.policyNo,
  name: policy.productName,
  'product.name': policy.productName,
} as const

const select = (db: Database, where: SQL | undefined) =>
  db
    .select({ policy, quote, payment })
    .from(policy)
    .innerJoin(quote, eq(quote.id, policy.quoteId))
    .innerJoin(payment, eq(payment.quoteId, policy.quoteId))
    .where(where)

export type PolicyRow = Awaited<ReturnType<typeof select>>[number]

/**
 * One page of a customer's policies and how many there are in all. Which policies stand on the page is found in the
 * index of the list alone; only theirs are read whole, so that a list costs the same in a table of any size.
 */
export const listPolicies = async (
  db: Database,
  customerId: string,
  query: PagedQuery,
  columns: Readonly<Record<string, AnyColumn>> = sortable,
) => {
  const where = and(
    eq(policy.customerId, customerId),
    contains(query.Filter, policy.productName, policy.policyNo, policy.quoteNo),
  )
  const order = orderOf(query, columns, policy.createdAt, policy.id)
  const page = db
    .select({ id: policy.id })
    .from(policy)
    .where(where)
    .orderBy(...order)
    .offset(skipOf(query))
    .limit(takeOf(query))
  const rows = await select(db, inArray(policy.id, page)).orderBy(...order)
  const [total] = await db.select({ count: count() }).from(policy).where(where)
  return { totalCount: total?.count ?? 0, rows }
}

export const findPolicy = async (db: Database, customerId: string, id: number): Promise<PolicyRow | undefined> =>
  (await select(db, and(eq(policy.id, id), eq(policy.customerId, customerId))))[0]

/** A policy by its number alone: for a capability only, which was given to its owner. */
export const findPolicyById = async (db: Database, id: number): Promise<PolicyRow | undefined> =>
  (await select(db, eq(policy.id, id)))[0]
