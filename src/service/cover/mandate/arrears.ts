import { and, eq, lte, or, sum, type SQL } from 'drizzle-orm'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import type { Database } from '../../platform/database/database'
import { coveredPerson } from '../../shop/quote/covered'
import type { Quote } from '../../shop/quote/repository'
import { quote } from '../../shop/tables'
import { debit, type suspension } from '../tables'
import { isOpen } from './debits'

type Owing = Pick<typeof suspension.$inferSelect, 'quoteId' | 'mandateId'>

/** An open debit whose day has come: while a cover is suspended it is owed, and not debited. */
export const isOwed = (mandateId: number, today: CalendarDate) =>
  and(eq(debit.mandateId, mandateId), isOpen, lte(debit.dueOn, today))

/** The sum of debits, in kobo. */
export const sumOf = async (db: Database, where: SQL | undefined): Promise<bigint> => {
  const [row] = await db
    .select({ amount: sum(debit.amount) })
    .from(debit)
    .where(where)
  return BigInt(row?.amount ?? 0)
}

/** What is owed by a quote of arrears today, in kobo: its debits, and those whose day has come since it was reckoned. */
export const owedToday = (db: Database, { quoteId, mandateId }: Owing, today: CalendarDate): Promise<bigint> =>
  sumOf(db, or(eq(debit.arrearsQuoteId, quoteId), isOwed(mandateId, today)))

/** Adds the debits whose day has come to a quote of arrears, and returns what is owed. */
export const collectArrears = async (
  db: Database,
  { quoteId, mandateId }: Owing,
  today: CalendarDate,
): Promise<bigint> => {
  await db.update(debit).set({ arrearsQuoteId: quoteId }).where(isOwed(mandateId, today))
  const owed = await sumOf(db, eq(debit.arrearsQuoteId, quoteId))
  await db.update(quote).set({ totalPremium: owed }).where(eq(quote.id, quoteId))
  return owed
}

/** Stores the quote of what is owed; it can be paid until its last day. */
export const insertArrears = async (
  db: Database,
  order: Quote,
  entry: Pick<Quote, 'totalPremium' | 'productDescription' | 'createdAt'> & { readonly validUntil: CalendarDate },
): Promise<Quote> => {
  const [row] = await db
    .insert(quote)
    .values({
      ...entry,
      kind: 'Arrears',
      customerId: order.customerId,
      clientEmail: order.clientEmail,
      name: order.name,
      productId: order.productId,
      productName: order.productName,
      productCode: order.productCode,
      productSubCode: order.productSubCode,
      details: { signature: coveredPerson(order) },
    })
    .returning()
  if (row === undefined) throw new Error('a quote was not returned by its insert')
  return row
}
