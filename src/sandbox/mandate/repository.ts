import { and, count, eq, type SQL } from 'drizzle-orm'
import type { PagedQuery } from '../../contract/query'
import type { Database } from '../database/database'
import { debit, mandate, quote } from '../database/schema'
import { contains } from '../wire/filter'
import { orderOf } from '../wire/order'
import { skipOf, takeOf } from '../wire/paging'

/** The sort fields of mandate lists, by their names in the API. */
export const sortable = {
  creationTime: mandate.createdAt,
  name: mandate.name,
  amount: mandate.amount,
  source: mandate.source,
  frequency: mandate.frequency,
  notificationType: mandate.notificationType,
  startDate: mandate.startDate,
  endDate: mandate.endDate,
  nextExecuteDate: mandate.nextExecuteDate,
  status: mandate.active,
  product: quote.productName,
  productName: quote.productName,
  'product.name': quote.productName,
} as const

const select = (db: Database, where: SQL | undefined) =>
  db
    .select({ mandate, quote, debits: db.$count(debit, eq(debit.mandateId, mandate.id)) })
    .from(mandate)
    .innerJoin(quote, eq(quote.id, mandate.quoteId)).where(where)

export type MandateRow = Awaited<ReturnType<typeof select>>[number]

/** One page of a customer's mandates and their total number. */
export const listMandates = async (db: Database, customerId: string, query: PagedQuery) => {
  const where = and(eq(mandate.customerId, customerId), contains(query.Filter, quote.productName, mandate.name))
  const rows = await select(db, where)
    .orderBy(...orderOf(query, sortable, mandate.createdAt, mandate.id))
    .offset(skipOf(query))
    .limit(takeOf(query))
  const [total] = await db
    .select({ count: count() })
    .from(mandate)
    .innerJoin(quote, eq(quote.id, mandate.quoteId))
    .where(where)
  return { totalCount: total?.count ?? 0, rows }
}

export const findMandate = async (db: Database, customerId: string, id: number): Promise<MandateRow | undefined> =>
  (await select(db, and(eq(mandate.id, id), eq(mandate.customerId, customerId))))[0]
