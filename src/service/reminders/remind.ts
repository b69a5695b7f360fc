import { and, eq } from 'drizzle-orm'
import type { ReminderKind } from '../../domain/reminder/reminder'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { findById, lockCustomer } from '../account/repository'
import type { Now } from '../platform/clock/clock'
import type { Database } from '../platform/database/database'
import { transact } from '../platform/database/transaction'
import { sendMail, sendSms } from '../platform/mail/repository'
import { kinds, type Subject } from './kinds'
import { reminderSettingOf } from './settings'
import { reminder } from './tables'

export type Reminding = {
  readonly day: CalendarDate
  readonly now: Now
  /** The portal's origin, for the links. */
  readonly portal: string
  /** How many days a quote of an earlier version is valid. */
  readonly validDays: number
}

const isSent = async (db: Database, kind: ReminderKind, { id, customerId }: Subject, day: CalendarDate) => {
  const [row] = await db
    .select({ day: reminder.day })
    .from(reminder)
    .where(
      and(
        eq(reminder.customerId, customerId),
        eq(reminder.kind, kind),
        eq(reminder.subjectId, id),
        eq(reminder.day, day),
      ),
    )
  return row !== undefined
}

/**
 * Sends the reminder of a day if it is due, once: the row that says so and the messages are one transaction, under the lock
 * of the customer, so that whoever pays or renews meanwhile is not reminded of it.
 */
export const remind = async (
  db: Database,
  kind: ReminderKind,
  subject: Subject,
  reminding: Reminding,
): Promise<void> => {
  const { day, now, portal, validDays } = reminding
  const { id, customerId } = subject
  if (await isSent(db, kind, subject, day)) return
  await transact(db, async (transaction) => {
    await lockCustomer(transaction, customerId)
    const customer = await findById(transaction, customerId)
    if (customer?.emailConfirmed !== true) return
    const looking = { day, portal, validDays, now: now.business }
    const notice = await kinds[kind].noticeOf(transaction, subject, looking)
    if (notice === undefined) return
    const chosen = await reminderSettingOf(transaction, customerId, kind)
    const mailed = chosen.mail || notice.isAlwaysMailed === true
    const number = chosen.sms ? customer.verifiedPhone : null
    if (!mailed && number === null) return
    const entry = { customerId, kind, subjectId: id, day, sentAt: now.security }
    const [sent] = await transaction.insert(reminder).values(entry).onConflictDoNothing().returning()
    if (sent === undefined) return
    const messageId = `reminder-${kind.toLowerCase()}-${String(id)}-${day}`
    if (mailed)
      await sendMail(transaction, customer.emailAddress, { ...notice.mail(customer.name), messageId }, now.security)
    if (number !== null) await sendSms(transaction, number, notice.sms, now.security)
  })
}
