import { and, eq } from 'drizzle-orm'
import type { Kobo } from '../../domain/values/money'
import type { Product } from '../catalogue/product'
import type { Database } from '../database/database'
import { quote } from '../database/schema'

export type Quote = typeof quote.$inferSelect

export type NewQuote = {
  readonly customerId: string
  readonly clientEmail: string
  readonly name: string
  readonly product: Product
  readonly totalPremium: Kobo
  readonly details: unknown
}

/** Half a surrogate pair, which PostgreSQL's jsonb refuses. */
const wellFormed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, entry: unknown) =>
    typeof entry === 'string' ? entry.replace(/\p{Surrogate}/gu, '\ufffd') : entry,
  )

/** Keeps a quote with its product as it is today. The database gives its numbers. */
export const insertQuote = async (db: Database, { product, ...entry }: NewQuote, now: Date): Promise<Quote> => {
  const [row] = await db
    .insert(quote)
    .values({
      ...entry,
      details: wellFormed(entry.details),
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

/** The same, and nobody else pays it until this transaction is over. */
export const lockQuote = async (db: Database, customerId: string, id: number): Promise<Quote | undefined> =>
  (
    await db
      .select()
      .from(quote)
      .where(and(eq(quote.id, id), eq(quote.customerId, customerId)))
      .for('update')
  )[0]
