import pLimit, { type LimitFunction } from 'p-limit'
import { TooManyError } from './errors'
import { overloaded } from '../platform/workers/overloaded'

/**
 * How many calls are worked on at once. Ten connections to the database are busy with fewer, and with more each of them
 * takes longer, since every statement waits for those of the others.
 */
const AT_ONCE = 50

/** How long a call waits for its turn, in milliseconds. */
const LONGEST_WAIT_MS = 2_000

const RETRY_AFTER_SECONDS = 2

/** Runs work when it is its turn. @throws Error of the refusal when that comes too late */
type InTurn = <A>(work: () => Promise<A>) => Promise<A>

/**
 * A queue of calls. Without it every one of a thousand connections waits until all are answered, longer than anybody
 * waits, and the process goes on with what nobody waits for. The wait slows down a client that repeats at once.
 */
const inTime =
  (turns: LimitFunction, refusal: () => Error): InTurn =>
  (work) => {
    const from = performance.now()
    return turns(async () => {
      if (performance.now() - from > LONGEST_WAIT_MS) throw refusal()
      return work()
    })
  }

/**
 * The queues of a process: one for the calls that are limited for each address, such as log-ins, which are refused with 429
 * as by the queue of hashing; and one for all others, which are refused with 503. However many log-ins there are, they take
 * no turn of the others.
 */
export const callQueues = () => ({
  limited: inTime(pLimit(AT_ONCE), () => new TooManyError(RETRY_AFTER_SECONDS)),
  others: inTime(pLimit(AT_ONCE), () => overloaded),
})

/**
 * How many writes of one customer are worked on at once. They wait for each other's rows, and each holds a connection to the
 * database meanwhile: without this one customer could hold all of them (requirement RUN-11).
 */
const WRITES_AT_ONCE = 3

/** Runs a write when it is its turn among those of the same customer, if there is one. @throws Error like `InTurn` */
export type WriteInTurn = <A>(customerId: string | undefined, work: () => Promise<A>) => Promise<A>

type Queue = { readonly inTurn: InTurn; writes: number }

/** The queues of the customers with a write in progress. */
export const customerQueues = (queues = new Map<string, Queue>()): WriteInTurn => {
  const newQueue = (): Queue => ({ inTurn: inTime(pLimit(WRITES_AT_ONCE), () => overloaded), writes: 0 })
  return async (customerId, work) => {
    if (customerId === undefined) return work()
    const queue = queues.get(customerId) ?? newQueue()
    queues.set(customerId, queue)
    queue.writes += 1
    try {
      return await queue.inTurn(work)
    } finally {
      queue.writes -= 1
      if (queue.writes === 0) queues.delete(customerId)
    }
  }
}
