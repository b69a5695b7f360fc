import { reminderKinds, type ReminderKind } from '../../domain/reminder/reminder'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { nowOf, type Clock } from '../platform/clock/clock'
import type { Database } from '../platform/database/database'
import { everySecond, together, type Repeated } from '../platform/repeat'
import { makeRound } from '../platform/rounds'
import { reminderDay } from './due'
import { kinds } from './kinds'
import { remind } from './remind'

type RemindingOptions = {
  readonly db: Database
  readonly clock: Clock
  /** The portal's origin, for the links. */
  readonly portal: () => string
  /** How many days a quote of an earlier version is valid. */
  readonly validDays: number
  /** Called after a failed attempt, with the id of the subject; without one, nothing that is due was read. */
  readonly failed: (kind: ReminderKind, error: unknown, id: number | undefined) => void
}

/** Rounds over what is due of a kind; once all of a day is done, nothing is looked for until the next one. */
const roundOf = (kind: ReminderKind, { db, clock, portal, validDays, failed }: RemindingOptions) => {
  let day: CalendarDate | undefined
  let doneOn: CalendarDate | undefined
  return makeRound({
    due: (after) => {
      if (after === 0 || day === undefined) day = reminderDay(clock.business())
      return day === doneOn ? Promise.resolve([]) : kinds[kind].search(db, day, after)
    },
    carryOut: async (subject) => {
      const reminding = { now: nowOf(clock), portal: portal(), validDays }
      await remind(db, kind, subject, { day: day ?? reminderDay(reminding.now.business), ...reminding })
      return true
    },
    failed: (error, id) => {
      failed(kind, error, id)
    },
    finished: () => {
      doneOn = day
    },
  })
}

/**
 * Reminds customers of what comes, at nine in Lagos, until it is stopped. Any number of processes may do so at the same time,
 * and a start goes on with what is left of the day.
 */
export const startReminding = (options: RemindingOptions): Repeated => {
  const rounds = reminderKinds.map((kind) => roundOf(kind, options))
  return together(rounds.map(({ next, all }) => everySecond(next, all)))
}
