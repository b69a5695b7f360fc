import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, rowId } from '../platform/database/columns'

/** One row for each section that the customer has saved. */
export const kycSection = pgTable(
  'kyc_section',
  {
    customerId: uuid('customer_id').notNull(),
    field: text('field').notNull(),
    status: text('status', { enum: ['Pending', 'Approved', 'Rejected'] }).notNull(),
    reason: text('reason'),
    savedAt: instant('saved_at').notNull(),
    /** Another one with each save and each decision. */
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.field] })],
)

export const bankAccount = pgTable('bank_account', {
  customerId: uuid('customer_id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  bankId: integer('bank_id').notNull(),
  accountNumber: text('account_number').notNull(),
  accountType: text('account_type').notNull(),
})

export const bvnRecord = pgTable('bvn_record', {
  customerId: uuid('customer_id').primaryKey(),
  bvn: text('bvn').notNull(),
})

export const employer = pgTable('employer', {
  customerId: uuid('customer_id').primaryKey(),
  taxNumber: text('tax_number').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  company: text('company').notNull(),
  companyCountry: text('company_country').notNull(),
  companyAddress: text('company_address').notNull(),
  mobileNo: text('mobile_no').notNull(),
})

export const medicalAnswer = pgTable(
  'medical_answer',
  {
    customerId: uuid('customer_id').notNull(),
    question: text('question').notNull(),
    selected: boolean('selected').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.question] })],
)

/** Every upload is stored; the customer's newest one is reviewed. */
export const identityDocument = pgTable('identity_document', {
  id: rowId(),
  customerId: uuid('customer_id').notNull(),
  type: text('type').notNull(),
  issueDate: date('issue_date', { mode: 'string' }).notNull(),
  expiryDate: date('expiry_date', { mode: 'string' }).notNull(),
  mediaType: text('media_type').notNull(),
  content: bytes('content').notNull(),
  createdAt: instant('created_at').notNull(),
})
