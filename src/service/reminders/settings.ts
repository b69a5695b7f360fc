import { and, eq } from 'drizzle-orm'
import { reminderKinds, type ReminderKind, type ReminderSetting } from '../../domain/reminder/reminder'
import type { Database } from '../platform/database/database'
import { reminderSetting } from './tables'

const everyWay = { mail: true, sms: true } as const

/** How a customer gets the reminders of each kind, in the order of the kinds. */
export const reminderSettings = async (db: Database, customerId: string): Promise<readonly ReminderSetting[]> => {
  const rows = await db.select().from(reminderSetting).where(eq(reminderSetting.customerId, customerId))
  return reminderKinds.map((kind) => {
    const { mail, sms } = rows.find((row) => row.kind === kind) ?? everyWay
    return { kind, mail, sms }
  })
}

export const reminderSettingOf = async (db: Database, customerId: string, kind: ReminderKind) =>
  (
    await db
      .select({ mail: reminderSetting.mail, sms: reminderSetting.sms })
      .from(reminderSetting)
      .where(and(eq(reminderSetting.customerId, customerId), eq(reminderSetting.kind, kind)))
  )[0] ?? everyWay

export const saveReminderSetting = async (
  db: Database,
  customerId: string,
  { kind, ...ways }: ReminderSetting,
): Promise<void> => {
  await db
    .insert(reminderSetting)
    .values({ customerId, kind, ...ways })
    .onConflictDoUpdate({ target: [reminderSetting.customerId, reminderSetting.kind], set: ways })
}
