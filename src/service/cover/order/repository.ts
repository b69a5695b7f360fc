import { and, count, eq, getTableColumns } from 'drizzle-orm'
import type { PagedQuery } from '../../../contract/query'
import type { Database } from '../../platform/database/database'
import type { Quote } from '../../shop/quote/repository'
import { quote } from '../../shop/tables'
import { contains } from '../../wire/filter'
import { orderOf } from '../../wire/order'
import { skipOf, takeOf } from '../../wire/paging'
import { isOpen } from '../payment/open-quotes'
import { payment } from '../tables'

/** The sort fields of the list by their names in the API. */
const sortable = {
  creationTime: quote.createdAt,
  validUntil: quote.validUntil,
  totalPremium: quote.totalPremium,
  quoteNo: quote.quoteNo,
  'product.name': quote.productName,
} as const

/** A row of the list has at least so many bytes; with its details, which may be large, about a hundred are read. */
const LEAST_BYTES = 2_600

/** One page of a customer's open quotes and their total number. */
export const listOpenQuotes = async (
  db: Database,
  customerId: string,
  query: PagedQuery,
  day: Parameters<typeof isOpen>[1],
): Promise<{ readonly totalCount: number; readonly rows: readonly Quote[] }> => {
  const where = and(isOpen(customerId, day), contains(query.Filter, quote.productName, quote.quoteNo))
  const rows = await db
    .select(getTableColumns(quote))
    .from(quote)
    .leftJoin(payment, eq(payment.quoteId, quote.id))
    .where(where)
    .orderBy(...orderOf(query, sortable, quote.createdAt, quote.id))
    .offset(skipOf(query))
    .limit(takeOf(query, LEAST_BYTES))
  const [total] = await db
    .select({ count: count() })
    .from(quote)
    .leftJoin(payment, eq(payment.quoteId, quote.id))
    .where(where)
  return { totalCount: total?.count ?? 0, rows }
}
