import { eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { setting } from '../platform/database/setting'
import { clockAhead, systemTime, type Clock } from '../platform/clock/clock'

/** How far business time is ahead of the real time, in milliseconds. */
const AHEAD = 'business-time-ahead'

const stored = sql<string>`${setting.value}::bigint`

/** The clocks of a process whose business time can be moved. */
export type MovedClock = Clock & {
  /** Reads how far another process has moved it. */
  readonly follow: () => Promise<void>
  /** Moves it forward to an instant, for all processes. `false` if it is later already: it never goes back. */
  readonly moveTo: (instant: Date) => Promise<boolean>
}

/** Business time as the database says it, which has the same for all processes. */
export const makeMovedClock = (db: Database): MovedClock => {
  let ahead = 0
  return {
    ...clockAhead(() => ahead),
    follow: async () => {
      const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, AHEAD))
      ahead = Number(row?.value ?? 0)
    },
    moveTo: async (instant) => {
      const value = String(instant.getTime() - systemTime().getTime())
      const [row] = await db
        .insert(setting)
        .values({ name: AHEAD, value })
        .onConflictDoUpdate({ target: setting.name, set: { value }, setWhere: sql`${stored} <= ${value}::bigint` })
        .returning()
      if (row === undefined) return false
      ahead = Number(row.value)
      return true
    },
  }
}
