import pLimit from 'p-limit'
import { TooManyError } from './errors'
import { overloaded } from './shed-load'

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
const callsInTurn = (refusal: () => Error): InTurn => {
  const turns = pLimit(AT_ONCE)
  return (work) => {
    const from = performance.now()
    return turns(async () => {
      if (performance.now() - from > LONGEST_WAIT_MS) throw refusal()
      return work()
    })
  }
}

/**
 * The queues of a process: one for the calls that are limited for each address, such as log-ins, which are refused with 429
 * as by the queue of hashing; and one for all others, which are refused with 503. However many log-ins there are, they take
 * no turn of the others.
 */
export const callQueues = () => ({
  limited: callsInTurn(() => new TooManyError(RETRY_AFTER_SECONDS)),
  others: callsInTurn(() => overloaded),
})
