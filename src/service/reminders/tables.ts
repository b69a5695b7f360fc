import { bigint, boolean, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { reminderKinds } from '../../domain/reminder/reminder'
import { instant } from '../platform/database/columns'

const kinds = { enum: [...reminderKinds] as const }

/** A reminder that was sent; its key makes it the only one of its subject on that day. */
export const reminder = pgTable(
  'reminder',
  {
    customerId: uuid('customer_id').notNull(),
    kind: text('kind', kinds).notNull(),
    /** A policy, a mandate, a quote or a document. */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.kind, table.subjectId, table.day] })],
)

/** What a customer has chosen for a kind; without a row, every way. */
export const reminderSetting = pgTable(
  'reminder_setting',
  {
    customerId: uuid('customer_id').notNull(),
    kind: text('kind', kinds).notNull(),
    mail: boolean('mail').notNull(),
    sms: boolean('sms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.kind] })],
)
