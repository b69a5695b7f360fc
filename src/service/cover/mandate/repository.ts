import { and, count, eq, type SQL } from 'drizzle-orm'
import type { PagedQuery } from '../../../contract/query'
import { lockCustomer } from '../../account/repository'
import type { Database } from '../../platform/database/database'
import { debit, mandate } from '../tables'
import { quote } from '../../shop/tables'
import { lockQuote } from '../../shop/quote/repository'
import { contains } from '../../wire/filter'
import { orderOf } from '../../wire/order'
import { skipOf, takeOf } from '../../wire/paging'

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

/** Without the details of the quote, which may be large. */
const select = (db: Database, where: SQL | undefined) =>
  db
    .select({
      mandate,
      quote: { productName: quote.productName, productDescription: quote.productDescription },
      debits: db.$count(debit, eq(debit.mandateId, mandate.id)),
    })
    .from(mandate)
    .innerJoin(quote, eq(quote.id, mandate.quoteId))
    .where(where)

export type MandateRow = Awaited<ReturnType<typeof select>>[number]

/** A row of the list has at least so many bytes. */
const LEAST_BYTES = 400

/** One page of a customer's mandates and their total number. */
export const listMandates = async (db: Database, customerId: string, query: PagedQuery) => {
  const where = and(eq(mandate.customerId, customerId), contains(query.Filter, quote.productName, mandate.name))
  const rows = await select(db, where)
    .orderBy(...orderOf(query, sortable, mandate.createdAt, mandate.id))
    .offset(skipOf(query))
    .limit(takeOf(query, LEAST_BYTES))
  const [total] = await db
    .select({ count: count() })
    .from(mandate)
    .innerJoin(quote, eq(quote.id, mandate.quoteId))
    .where(where)
  return { totalCount: total?.count ?? 0, rows }
}

/**
 * Locks a mandate's row until the transaction ends, and before it those of its customer and its quote, in the order of
 * `transact`: who books or ends a mandate, and who pays its quote, do so one after the other.
 */
export const lockMandate = async (db: Database, id: number): Promise<typeof mandate.$inferSelect | undefined> => {
  const [found] = await db
    .select({ customerId: mandate.customerId, quoteId: mandate.quoteId })
    .from(mandate)
    .where(eq(mandate.id, id))
  if (found === undefined) return undefined
  await lockCustomer(db, found.customerId)
  await lockQuote(db, found.customerId, found.quoteId)
  return (await db.select().from(mandate).where(eq(mandate.id, id)).for('no key update'))[0]
}

export const findMandate = async (db: Database, customerId: string, id: number): Promise<MandateRow | undefined> =>
  (await select(db, and(eq(mandate.id, id), eq(mandate.customerId, customerId))))[0]
