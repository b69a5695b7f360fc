import { nowOf, type Clock } from '../../platform/clock/clock'
import type { Database } from '../../platform/database/database'
import type { IdentityHashes } from '../reward/identity'
import { dueRewards, payReward } from '../reward/rewards'
import { everySecond, together, type Repeated } from '../../platform/repeat'
import { makeRound } from '../../platform/rounds'
import type { DebitAccount } from './bank'
import { bookDueDebits } from './booking'
import { dueMandates } from './debits'
import { dueSuspensions, followSuspension } from './following'
import { bookTransfer, lapse, ripeMandates } from './waiting'

/** What a round does, for the log. */
type Work = 'transfer' | 'debits' | 'suspension' | 'reward'

type CollectionOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly identities: IdentityHashes
  readonly debitAccount: DebitAccount
  /** How many days what is owed for a suspended cover can be paid. */
  readonly arrearsDays: number
  /** The portal's origin, for the links in mails. */
  readonly portal: () => string
  /** How many seconds after it was set up a mandate's transfer arrives by itself; `undefined` for never. */
  readonly arrivesAfter: number | undefined
  /** Called after a failed attempt, with the id of the mandate or the referral; without one, nothing that is due was read. */
  readonly failed: (work: Work, error: unknown, id: number | undefined) => void
}

/**
 * The bank's side, until it is stopped: transfers arrive and mandates lapse, debits are booked or fail, what is owed for
 * suspended covers grows until they are cancelled, and rewards are paid when they are due, each in a transaction, by rounds
 * that do not wait for one another. Any number of processes may do so at the same time. It first does what became due while
 * no process ran.
 */
export const startCollection = async (options: CollectionOptions): Promise<Repeated> => {
  const { db, clock, identities, debitAccount, arrearsDays, portal, arrivesAfter } = options
  const booking = () => ({ now: nowOf(clock), portal: portal(), identities, debitAccount, arrearsDays })
  const failed = (work: Work) => (error: unknown, id: number | undefined) => {
    options.failed(work, error, id)
  }
  const rounds = [
    makeRound({
      due: (after) => ripeMandates(db, { seconds: arrivesAfter, now: clock.business(), after }),
      // One that waits no more was dealt with elsewhere.
      carryOut: async ({ id, lapses }) => {
        await (lapses ? lapse : bookTransfer)(db, id, booking())
        return true
      },
      failed: failed('transfer'),
    }),
    makeRound({
      due: (after) => dueMandates(db, clock.business(), after),
      carryOut: async ({ id }) => {
        await bookDueDebits(db, id, booking())
        return true
      },
      failed: failed('debits'),
    }),
    makeRound({
      due: (after) => dueSuspensions(db, clock.business(), after),
      carryOut: async ({ id }) => {
        await followSuspension(db, id, booking())
        return true
      },
      failed: failed('suspension'),
    }),
    makeRound({
      due: (after) => dueRewards(db, clock.business(), after),
      carryOut: ({ id }) => payReward(db, identities, id, clock.business()),
      failed: failed('reward'),
    }),
  ]
  await Promise.all(rounds.map(({ next }) => next()))
  return together(rounds.map(({ next, all }) => everySecond(next, all)))
}
