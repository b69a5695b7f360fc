import { eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { setting } from '../platform/database/setting'
import { systemTime, type Clock } from '../platform/clock/clock'

/** How far business time is ahead of the real time, in milliseconds. */
const AHEAD = 'business-time-ahead'

const stored = sql<string>`${setting.value}::bigint`

/** The clocks of a process whose business time can be moved. */
export type MovedClock = Clock & {
  /** Reads how far another process has moved it. */
  readonly follow: () => Promise<void>
  /** Moves it forward to an instant, for all processes; nothing if it is later already: it never goes back. */
  readonly moveTo: (instant: Date) => Promise<void>
}

/** Business time as the database says it, which has the same for all processes. */
export const makeMovedClock = (db: Database, steady: Clock['steady']): MovedClock => {
  let ahead = 0
  return {
    security: systemTime,
    steady,
    business: () => new Date(systemTime().getTime() + ahead),
    follow: async () => {
      const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, AHEAD))
      ahead = Number(row?.value ?? 0)
    },
    moveTo: async (instant) => {
      const milliseconds = instant.getTime() - systemTime().getTime()
      if (milliseconds < ahead) return
      const value = String(milliseconds)
      const [row] = await db
        .insert(setting)
        .values({ name: AHEAD, value })
        .onConflictDoUpdate({ target: setting.name, set: { value }, setWhere: sql`${stored} <= ${value}::bigint` })
        .returning()
      if (row !== undefined) ahead = Number(row.value)
    },
  }
}
