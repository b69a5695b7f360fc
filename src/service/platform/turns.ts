import pLimit, { type LimitFunction } from 'p-limit'

/** Runs work when it is its owner's turn. @throws Error of the refusal when that comes too late */
export type InTurn = <A>(owner: string, work: () => Promise<A>) => Promise<A>

/** How much is worked on at once, of all owners and of one, and how long work waits at most, in milliseconds. */
type Bounds = { readonly all: number; readonly ofOne: number; readonly longestMs: number }

/** The work of an owner, what waits included. */
export type Own = { readonly turns: LimitFunction; count: number }

/**
 * A queue in which the owners take turns: of each only so much waits together with the others' that it can be worked on at
 * once. What waits too long is refused when its turn comes, which slows down a client that repeats at once.
 */
export const makeTurns = (
  { all, ofOne, longestMs }: Bounds,
  refusal: () => Error,
  owners = new Map<string, Own>(),
): InTurn => {
  const turns = pLimit(all)
  return async (owner, work) => {
    const own = owners.get(owner) ?? { turns: pLimit(ofOne), count: 0 }
    owners.set(owner, own)
    own.count += 1
    const from = performance.now()
    const inTime = () => {
      if (performance.now() - from > longestMs) throw refusal()
      return work()
    }
    try {
      return await own.turns(() => turns(inTime))
    } finally {
      own.count -= 1
      if (own.count === 0) owners.delete(owner)
    }
  }
}
