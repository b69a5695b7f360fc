import { and, count, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PagedQuery } from '../../../contract/query'
import { lockCustomer } from '../../account/repository'
import type { Database } from '../../platform/database/database'
import { debit, mandate, suspension } from '../tables'
import { quote } from '../../shop/tables'
import { lockQuote } from '../../shop/quote/repository'
import { contains } from '../../wire/filter'
import { orderOf } from '../../wire/order'
import { skipOf, takeOf } from '../../wire/paging'
import { scheduledDebits, type ScheduledDebit } from './debits'
import { isRunning } from './running'

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

const arrears = alias(quote, 'arrears')

/** Without the details of the quote, which may be large, but with what is owed for a suspended cover. */
const select = (db: Database, where: SQL | undefined) =>
  db
    .select({
      mandate,
      quote: { productName: quote.productName, productDescription: quote.productDescription },
      debits: db.$count(debit, eq(debit.mandateId, mandate.id)),
      arrears: { quoteId: arrears.id, amount: arrears.totalPremium, until: arrears.validUntil },
    })
    .from(mandate)
    .innerJoin(quote, eq(quote.id, mandate.quoteId))
    .leftJoin(suspension, and(eq(suspension.mandateId, mandate.id), isRunning))
    .leftJoin(arrears, eq(arrears.id, suspension.quoteId))
    .where(where)

/** A mandate; its debits are read with one alone. */
export type MandateRow = Awaited<ReturnType<typeof select>>[number] & { readonly schedule?: readonly ScheduledDebit[] }

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

export const findMandate = async (db: Database, customerId: string, id: number): Promise<MandateRow | undefined> => {
  const [found] = await select(db, and(eq(mandate.id, id), eq(mandate.customerId, customerId)))
  return found && { ...found, schedule: await scheduledDebits(db, id) }
}
