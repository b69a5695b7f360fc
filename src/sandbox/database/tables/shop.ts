import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, kobo, rowId } from './columns'

/** A quote keeps the product as it was when it was quoted. `details` is what the customer asked for. */
export const quote = pgTable('quote', {
  id: rowId(),
  customerId: uuid('customer_id').notNull(),
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
  createdAt: instant('created_at').notNull(),
})

/** At most one a quote: the unique quote number is what makes a repeated payment harmless. */
export const payment = pgTable('payment', {
  id: rowId(),
  quoteId: bigint('quote_id', { mode: 'number' }).notNull(),
  customerId: uuid('customer_id').notNull(),
  status: text('status', { enum: ['Paid', 'Mandated'] }).notNull(),
  paymentReference: text('payment_reference').notNull(),
  transactionReference: text('transaction_reference').notNull(),
  amount: kobo('amount'),
  fees: kobo('fees'),
  totalAmount: kobo('total_amount'),
  gateWay: text('gate_way').notNull(),
  channel: text('channel').notNull(),
  currency: text('currency').notNull(),
  /** The last four digits of the card or account, nothing else of either. */
  lastDigits: text('last_digits').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** With what its list shows of the quote and the payment: the list is read from one index of this table. */
export const policy = pgTable('policy', {
  id: rowId(),
  customerId: uuid('customer_id').notNull(),
  quoteId: bigint('quote_id', { mode: 'number' }).notNull(),
  classCode: text('class_code').notNull(),
  year: integer('year').notNull(),
  /** Made by the database of class, year and id: `HB/M/26/00042`. */
  policyNo: text('policy_no')
    .notNull()
    .generatedAlwaysAs(sql`class_code`),
  status: text('status').notNull(),
  name: text('name'),
  clientNo: text('client_no').notNull(),
  description: text('description').notNull(),
  productName: text('product_name').notNull(),
  quoteNo: text('quote_no').notNull(),
  totalPremium: kobo('total_premium'),
  paymentReference: text('payment_reference').notNull(),
  totalAmount: kobo('total_amount'),
  createdAt: instant('created_at').notNull(),
  modifiedAt: instant('modified_at'),
})

export const mandate = pgTable('mandate', {
  id: rowId(),
  customerId: uuid('customer_id').notNull(),
  quoteId: bigint('quote_id', { mode: 'number' }).notNull(),
  active: boolean('active').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  merchantCode: text('merchant_code').notNull(),
  amount: kobo('amount'),
  fee: kobo('fee'),
  startDate: date('start_date', { mode: 'string' }).notNull(),
  endDate: date('end_date', { mode: 'string' }).notNull(),
  nextExecuteDate: date('next_execute_date', { mode: 'string' }).notNull(),
  source: text('source').notNull(),
  gateWay: text('gate_way').notNull(),
  notificationType: text('notification_type').notNull(),
  currency: text('currency').notNull(),
  frequency: text('frequency').notNull(),
  createdAt: instant('created_at').notNull(),
})
