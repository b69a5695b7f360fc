import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../database/columns'
import type { Content } from './parts'

/** Every email and SMS. With a mail server, outbox/delivery sends the emails from here. */
export const outboxMessage = pgTable('outbox_message', {
  id: rowId(),
  channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
  recipient: text('recipient').notNull(),
  recipientKey: text('recipient_key').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  /** What an email says, for its HTML: none for an SMS, and for an email of a version before it. */
  content: jsonb('content').$type<Content>(),
  sentAt: instant('sent_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at'),
  deliveredAt: instant('delivered_at'),
  /** Who made it leave, by a key that says nothing else; what nobody asked for is the recipient's own. */
  sender: text('sender').notNull().default(''),
  isSecurity: boolean('is_security').notNull().default(false),
  /** The first part of the `Message-ID` of an email that must not be seen twice. */
  messageId: text('message_id'),
  turn: bigint('turn', { mode: 'number' }).notNull().default(0),
})
