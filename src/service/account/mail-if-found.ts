import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import type { Mail } from '../platform/mail/mail'
import { outboxMessage } from '../platform/mail/tables'
import { customer } from './tables'

/**
 * Puts an email to the customer whom a condition finds into the outbox; if it finds none, the same statement stores
 * nothing.
 */
export const sendMailIfFound = async (
  db: Database,
  condition: SQL | undefined,
  mail: Mail,
  now: Date,
): Promise<void> => {
  await db.execute(sql`
    insert into ${outboxMessage} (channel, recipient, recipient_key, subject, text, sent_at)
    select 'email', ${customer.emailAddress}, ${customer.emailKey}, ${mail.subject}::text, ${mail.text}::text,
      ${now.toISOString()}::timestamptz
    from ${customer} where ${condition}`)
}
