import { makeFairQueue, type Owner } from '../platform/workers/fair-queue'
import { overloaded } from '../platform/workers/overloaded'
import { TooManyError } from './errors'

/**
 * How many calls are worked on at once, and how many of one owner. Ten connections to the database are busy with fewer, and
 * with more each of them takes longer, since every statement waits for those of the others.
 */
const AT_ONCE = 50
const OF_ONE_AT_ONCE = 20

/**
 * How long a call waits for its turn, in milliseconds. Without an end every one of a thousand connections waits until all
 * are answered, longer than anybody waits, and the process goes on with what nobody waits for.
 */
const LONGEST_WAIT_MS = 2_000

const RETRY_AFTER_SECONDS = 2

const calls = { atOnce: AT_ONCE, ofOneAtOnce: OF_ONE_AT_ONCE, longestMs: LONGEST_WAIT_MS }

/** Pieces of files wait as long as it takes: a part of each file is already sent. */
const pieces = { atOnce: 2 }

/**
 * The queues of a process: one for the calls that are limited for each address, such as log-ins, which are refused with 429
 * as by the queue of hashing; one for all others, which are refused with 503; and one for the pieces of files. However many
 * log-ins there are, they take no turn of the others.
 */
export const callQueues = () => ({
  limited: makeFairQueue(calls, () => new TooManyError(RETRY_AFTER_SECONDS)).run,
  others: makeFairQueue(calls).run,
  pieces: makeFairQueue(pieces).run,
})

export type CallQueues = ReturnType<typeof callQueues>

/**
 * How many writes of one customer are worked on at once. They wait for each other's rows, and each holds a connection to the
 * database meanwhile: without this one customer could hold all of them.
 */
const writes = { atOnce: Infinity, ofOneAtOnce: 3, longestMs: LONGEST_WAIT_MS }

/** Runs a write when it is its turn among those of the same customer, if there is one. @throws Error like `Enqueue` */
export type EnqueueWrite = <A>(customerId: string | undefined, work: () => Promise<A>) => Promise<A>

/** The queues of the customers with a write in progress. */
export const customerQueues = (queues = new Map<string, Owner>()): EnqueueWrite => {
  const { run: enqueue } = makeFairQueue(writes, () => overloaded, queues)
  return (customerId, work) => (customerId === undefined ? work() : enqueue(customerId, work))
}
