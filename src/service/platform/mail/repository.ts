import { desc, inArray, sql, type SQL } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { exactKeyOf, keyOf } from '../../account/rules'
import type { Database } from '../database/database'
import { customer, outboxMessage } from '../../../sandbox/database/schema'

export type Mail = { readonly subject: string; readonly text: string }

const NEWEST = 200

const put = async (db: Database, channel: 'email' | 'sms', recipient: string, mail: Mail, now: Date): Promise<void> => {
  await db.insert(outboxMessage).values({ channel, recipient, recipientKey: keyOf(recipient), ...mail, sentAt: now })
}

/** Puts an e-mail into the outbox, in the transaction that decided to send it. */
export const sendMail = (db: Database, recipient: string, mail: Mail, now: Date) =>
  put(db, 'email', recipient, mail, now)

/**
 * Puts an e-mail to the customer whom a condition finds into the outbox; if it finds none, the same statement stores
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

/** Puts an SMS into the outbox; the recipient is a number in E.164. */
export const sendSms = (db: Database, recipient: string, sms: Mail, now: Date) => put(db, 'sms', recipient, sms, now)

/** The forms of a recipient in the outbox: as written and, for a phone number in any format, in E.164. */
const keysOf = (recipient: string): string[] => {
  const number = parsePhoneNumberFromString(recipient, 'NG')?.number
  return [keyOf(recipient), exactKeyOf(recipient), ...(number === undefined ? [] : [number])]
}

/** The newest messages, of one recipient if given. */
export const listMessages = (db: Database, recipient: string | undefined) =>
  db
    .select({
      id: outboxMessage.id,
      channel: outboxMessage.channel,
      to: outboxMessage.recipient,
      subject: outboxMessage.subject,
      text: outboxMessage.text,
      sentAt: outboxMessage.sentAt,
    })
    .from(outboxMessage)
    .where(recipient === undefined ? undefined : inArray(outboxMessage.recipientKey, keysOf(recipient)))
    .orderBy(desc(outboxMessage.id))
    .limit(NEWEST)
