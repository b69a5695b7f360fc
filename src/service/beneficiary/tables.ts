import { bigint, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, rowId } from '../platform/database/columns'

/** A share in hundredths of a per cent, so that sums are exact. */
export const beneficiary = pgTable('beneficiary', {
  id: rowId(),
  customerId: uuid('customer_id').notNull(),
  surname: text('surname').notNull(),
  otherNames: text('other_names').notNull(),
  relationshipType: text('relationship_type').notNull(),
  shareHundredths: integer('share_hundredths').notNull(),
  mobileNo: text('mobile_no').notNull(),
  createdAt: instant('created_at').notNull(),
  modifiedAt: instant('modified_at'),
})

export const beneficiaryDocument = pgTable('beneficiary_document', {
  beneficiaryId: bigint('beneficiary_id', { mode: 'number' }).primaryKey(),
  type: text('type').notNull(),
  issueDate: date('issue_date', { mode: 'string' }).notNull(),
  expiryDate: date('expiry_date', { mode: 'string' }).notNull(),
  mediaType: text('media_type').notNull(),
  content: bytes('content').notNull(),
})
