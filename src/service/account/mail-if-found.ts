import { sql, type SQL } from 'drizzle-orm'
import type { Now } from '../platform/clock/clock'
import type { Database } from '../platform/database/database'
import type { Mail } from '../platform/mail/mail'
import { outboxMessage } from '../platform/mail/tables'
import { turnOf } from '../platform/mail/turns'
import { customer } from './tables'

type Sending = {
  readonly sender: string
  readonly now: Pick<Now, 'security' | 'steady'>
  readonly wait: number
}

/**
 * Puts an email to the customer whom a condition finds into the outbox, in the turn of who asked for it; if it finds none,
 * the same statement stores nothing. It leaves at once, or after `wait` milliseconds.
 */
export const sendMailIfFound = async (
  db: Database,
  condition: SQL | undefined,
  { subject, text, content, isSecurity = false }: Mail,
  { sender, now, wait }: Sending,
): Promise<void> => {
  const sentAt = new Date(now.security.getTime() + wait)
  const nextAttemptAt = wait === 0 ? null : new Date(now.steady.getTime() + wait)
  await db.execute(sql`
    insert into ${outboxMessage} (channel, recipient, recipient_key, subject, text, content, sent_at, next_attempt_at,
      sender, is_security, turn)
    select 'email', ${customer.emailAddress}, ${customer.emailKey}, ${subject}::text, ${text}::text, ${JSON.stringify(content)}::jsonb,
      ${sentAt.toISOString()}::timestamptz, ${nextAttemptAt?.toISOString() ?? null}::timestamptz,
      ${sender}::text, ${isSecurity}::boolean, ${turnOf({ sender, isSecurity })}
    from ${customer} where ${condition}`)
}
