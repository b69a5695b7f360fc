import { nowOf, type Clock } from '../../platform/clock/clock'
import type { Database } from '../../platform/database/database'
import { isSamePerson } from '../../kyc/same-person'
import { payDueRewards } from '../../referral/rewards'
import { everySecond, type Repeated } from '../../platform/repeat'
import { bookDueDebits } from './booking'
import { DUE_AT_ONCE, dueMandates } from './debits'
import { bookTransfer, lapse, RIPE_AT_ONCE, ripeMandates } from './waiting'

type CollectionOptions = {
  readonly db: Database
  readonly clock: Clock
  /** The portal's origin, for the links in receipts. */
  readonly portal: () => string
  /** How many seconds after it was set up a mandate's transfer arrives by itself; `undefined` for never. */
  readonly arrivesAfter: number | undefined
  /** Called after a failed attempt; the next one follows as usual. */
  readonly failed: (error: unknown) => void
}

/** Activates mandates, or ends those whose time has passed, one in a transaction. */
const settleWaiting = async ({ db, clock, portal, arrivesAfter }: CollectionOptions): Promise<void> => {
  for (;;) {
    const now = nowOf(clock)
    const ripe = await ripeMandates(db, arrivesAfter, now.business)
    for (const { id, lapses } of ripe) await (lapses ? lapse : bookTransfer)(db, id, { now, portal: portal() })
    if (ripe.length < RIPE_AT_ONCE) return
  }
}

/** Books what is due, one mandate in a transaction. Any number of processes may do so at the same time. */
const bookDue = async ({ db, clock, portal }: CollectionOptions): Promise<void> => {
  for (;;) {
    const now = nowOf(clock)
    const due = await dueMandates(db, now.business)
    for (const id of due) await bookDueDebits(db, id, { now, portal: portal() })
    if (due.length < DUE_AT_ONCE) return
  }
}

/**
 * The bank's side, until it is stopped: transfers arrive, mandates lapse, debits are booked and rewards paid when they are due.
 * It first books what became due while no process ran.
 */
export const startCollection = async (options: CollectionOptions): Promise<Repeated> => {
  const once = () =>
    settleWaiting(options)
      .then(() => bookDue(options))
      .then(() => payDueRewards(options.db, isSamePerson, options.clock.business()))
      .catch(options.failed)
  await once()
  return everySecond(once)
}
