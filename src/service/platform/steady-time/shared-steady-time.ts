import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { setting } from '../database/setting'
import { makeSteadyTime, momentNow, TOLERANCE_MS, type Moment } from '../clock/steady-time'

/** Steady time, and the system's when that was written, both in milliseconds. */
const NAME = 'steady-time'

const storedSteady = sql<number>`split_part(${setting.value}, ' ', 1)::bigint`

/** No lock, pause or window lasts longer: a day, as the limits of what is sent do. */
const LONGEST_LOCK_MS = 86_400_000

/** How often a process writes it at most. */
const INTERVAL_MS = 10_000

/** Steady time that all processes share, and that goes on when they start again. */
export type SharedSteadyTime = {
  readonly now: () => Date
  /** Notices that the system's clock was set, here or where another process runs. */
  readonly follow: () => Promise<void>
  /** Writes it down, from where the next start goes on. */
  readonly record: () => Promise<void>
}

const read = async (db: Database) => {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, NAME))
  const [steady = 0, system = 0] = (row?.value ?? '').split(' ').map(Number)
  return { steady, system }
}

const write = async (db: Database, steady: number, system: number): Promise<void> => {
  const value = `${steady} ${system}`
  await db
    .insert(setting)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: setting.name, set: { value }, setWhere: sql`${storedSteady} <= ${steady}` })
}

/**
 * Goes on from the time that was written last. If the system's clock was set back since then, nobody knows how much time
 * has passed, and every lock is over: none lasts longer than its length.
 */
export const openSteadyTime = async (db: Database, measure: () => Moment = momentNow): Promise<SharedSteadyTime> => {
  const time = makeSteadyTime(measure)
  const now = () => time.now().getTime()
  const stored = await read(db)
  const passed = measure().system - stored.system
  time.reach(stored.steady + (passed < -TOLERANCE_MS ? LONGEST_LOCK_MS : Math.max(0, passed)))
  let written = 0
  const record = async () => {
    await write(db, now(), measure().system)
    written = now()
  }
  await record()
  return {
    now: time.now,
    follow: async () => {
      const { steady } = await read(db)
      if (steady > now() + TOLERANCE_MS) time.reach(steady)
      if (now() - written >= INTERVAL_MS) await record()
    },
    record,
  }
}
