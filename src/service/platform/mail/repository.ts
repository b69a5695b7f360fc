import { desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import { exactKeyOf, lookupKeyOf } from '../database/lookup-keys'
import { inE164 } from '../phone-number'
import { htmlOf, type Mail, type Sms } from './mail'
import { outboxMessage } from './tables'
import { turnOf } from './turns'

const NEWEST = 200

type Message = Sms & Partial<Mail> & { readonly messageId?: string }

const put = async (
  db: Database,
  channel: 'email' | 'sms',
  recipient: string,
  { subject, text, content, isSecurity = false, messageId }: Message,
  now: Date,
): Promise<void> => {
  const recipientKey = lookupKeyOf(recipient)
  const turn = turnOf({ sender: recipientKey, isSecurity })
  await db.insert(outboxMessage).values({
    channel,
    recipient,
    recipientKey,
    subject,
    text,
    content,
    sentAt: now,
    sender: recipientKey,
    isSecurity,
    messageId,
    turn,
  })
}

/**
 * Puts an email into the outbox, in the transaction that decided to send it. With a message id, which is the same whenever
 * it is sent, a mailbox shows it once.
 */
export const sendMail = (db: Database, recipient: string, mail: Mail & { readonly messageId?: string }, now: Date) =>
  put(db, 'email', recipient, mail, now)

/** Puts an SMS into the outbox; the recipient is a number in E.164. */
export const sendSms = (db: Database, recipient: string, sms: Sms, now: Date) => put(db, 'sms', recipient, sms, now)

/** The forms of a recipient in the outbox: as written and, for a phone number in any format, in E.164. */
const keysOf = (recipient: string): string[] => {
  const number = inE164(recipient)
  return [lookupKeyOf(recipient), exactKeyOf(recipient), ...(number === undefined ? [] : [number])]
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

/** An email as HTML; none for an SMS, for an email of an earlier version, and for an id of no message. */
export const findHtml = async (db: Database, id: number): Promise<string | undefined> => {
  const [found] = await db.select().from(outboxMessage).where(eq(outboxMessage.id, id))
  return found && htmlOf(found)
}
