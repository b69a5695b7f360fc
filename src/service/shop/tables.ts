import { sql } from 'drizzle-orm'
import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, kobo, rowId } from '../platform/database/columns'
import type { Line } from './line'

/** A quote with a copy of its product at that time. `details` is the customer's request. */
export const quote = pgTable('quote', {
  id: rowId(),
  customerId: uuid('customer_id').notNull(),
  /** What is owed for a cover, `Arrears`, insures nothing itself; it is paid as it is, by card. */
  kind: text('kind', { enum: ['Order', 'Arrears'] })
    .notNull()
    .default('Order'),
  quoteNo: text('quote_no')
    .notNull()
    .generatedAlwaysAs(sql`'Q-' || id::text`),
  clientEmail: text('client_email').notNull(),
  name: text('name').notNull(),
  productId: integer('product_id').notNull(),
  productName: text('product_name').notNull(),
  productCode: text('product_code').notNull(),
  productSubCode: text('product_sub_code').notNull(),
  productDescription: text('product_description').notNull(),
  totalPremium: kobo('total_premium'),
  details: jsonb('details').notNull(),
  /** The last day on which it can be paid; none for a quote of an earlier version. */
  validUntil: date('valid_until', { mode: 'string' }),
  /** The first day of its cover; none if that begins with the payment. */
  coverFrom: date('cover_from', { mode: 'string' }),
  createdAt: instant('created_at').notNull(),
  /** What its customer has done with it instead of paying it, and when; none for one that is open or paid. */
  closedAs: text('closed_as', { enum: ['Dropped', 'Replaced'] }),
  closedAt: instant('closed_at'),
  /** What its premium is made of; none for a quote of an earlier version. */
  parts: jsonb('parts').$type<readonly Line[]>(),
})
