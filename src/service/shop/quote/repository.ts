import { and, eq } from 'drizzle-orm'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import type { Kobo } from '../../../domain/values/money'
import type { Line } from '../line'
import type { Product } from '../product/product'
import type { Database } from '../../platform/database/database'
import { quote } from '../tables'

export type Quote = typeof quote.$inferSelect

export type NewQuote = {
  readonly customerId: string
  readonly clientEmail: string
  readonly name: string
  readonly product: Product
  readonly totalPremium: Kobo
  readonly details: unknown
  readonly validUntil: CalendarDate
  readonly coverFrom: CalendarDate | null
  readonly parts?: readonly Line[]
}

/** Stores a quote with a copy of its product. The database generates its id and number. */
export const insertQuote = async (db: Database, { product, ...entry }: NewQuote, now: Date): Promise<Quote> => {
  const [row] = await db
    .insert(quote)
    .values({
      ...entry,
      productId: product.id,
      productName: product.name,
      productCode: product.code,
      productSubCode: product.subCode,
      productDescription: product.description,
      createdAt: now,
    })
    .returning()
  if (row === undefined) throw new Error('a quote was not returned by its insert')
  return row
}

export const findQuote = async (db: Database, customerId: string, id: number): Promise<Quote | undefined> =>
  (
    await db
      .select()
      .from(quote)
      .where(and(eq(quote.id, id), eq(quote.customerId, customerId)))
  )[0]

/**
 * Like `findQuote`, and locks the row, so that no other transaction pays the quote until this one ends. As with every lock
 * here, rows that refer to it can be inserted meanwhile, for which PostgreSQL locks its key.
 */
export const lockQuote = async (db: Database, customerId: string, id: number): Promise<Quote | undefined> =>
  (
    await db
      .select()
      .from(quote)
      .where(and(eq(quote.id, id), eq(quote.customerId, customerId)))
      .for('no key update')
  )[0]

/** Closes a quote, whose row is locked: it can be paid no more. */
export const closeQuote = async (db: Database, id: number, as: 'Dropped' | 'Replaced', now: Date): Promise<void> => {
  await db.update(quote).set({ closedAs: as, closedAt: now }).where(eq(quote.id, id))
}
