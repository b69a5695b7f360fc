import type { Database } from '../database/database'
import { bookDueDebits, DUE_AT_ONCE, dueMandates } from './debits'

const INTERVAL_MS = 1_000

type CollectionOptions = {
  readonly db: Database
  readonly clock: () => Date
  /** Called after a failed attempt; the next one follows as usual. */
  readonly failed: (error: unknown) => void
}

/** Books what is due, one mandate in a transaction. Any number of processes may do so at the same time. */
const collect = async ({ db, clock }: CollectionOptions): Promise<void> => {
  for (;;) {
    const now = clock()
    const due = await dueMandates(db, now)
    for (const id of due) await db.transaction((transaction) => bookDueDebits(transaction, id, now))
    if (due.length < DUE_AT_ONCE) return
  }
}

/** Books the debits of mandates as they become due, until it is stopped; `stop` waits for what is being booked. */
export type Collection = { readonly stop: () => Promise<void> }

/** Starts the collection, and first books what became due while no process ran. */
export const startCollection = async (options: CollectionOptions): Promise<Collection> => {
  const once = () => collect(options).catch(options.failed)
  await once()
  let running = Promise.resolve()
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = once().finally(() => {
      isRunning = false
    })
  }, INTERVAL_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
