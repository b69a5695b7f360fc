import pLimit, { type LimitFunction } from 'p-limit'
import { overloaded } from './overloaded'

/** Runs work when it is its owner's turn. @throws Error of the refusal if there is too much work, or if its turn comes too late */
export type Enqueue = <A>(owner: string, work: () => Promise<A>) => Promise<A>

type Bounds = {
  /** How many tasks run at once, of all owners and of one. */
  readonly atOnce: number
  readonly ofOneAtOnce?: number
  /** How many tasks there are at most, those that run included: of all owners, and of one. */
  readonly most?: number
  readonly mostOfOne?: number
  /** How long a task waits at most, in milliseconds. */
  readonly longestMs?: number
}

export type FairQueue = {
  readonly run: Enqueue
  readonly running: () => number
  readonly waiting: () => number
}

/** A task that waits; it gives way when it is refused. */
type Waiting = { readonly refuse: () => void }
export type Owner = { readonly turns: LimitFunction; readonly waiting: Set<Waiting>; tasks: number }

/**
 * A bounded queue in which the owners take turns: of each only so much waits together with the others' that it can be worked
 * on at once. When it is full, the newest task of the owner with the most gives way to one with fewer, so that a few owners
 * keep nobody out. What waits too long is refused when its turn comes, which slows down a client that repeats at once.
 */
export const makeFairQueue = (
  { atOnce, ofOneAtOnce = 1, most = Infinity, mostOfOne = Infinity, longestMs = Infinity }: Bounds,
  refusal: () => Error = () => overloaded,
  owners = new Map<string, Owner>(),
): FairQueue => {
  const turns = pLimit(atOnce)
  let tasks = 0
  const makeRoomFor = ({ tasks: own }: Owner) => {
    const [greediest] = [...owners.values()]
      .filter(({ waiting }) => waiting.size > 0)
      .sort((one, other) => other.tasks - one.tasks)
    if (greediest === undefined || greediest.tasks <= own + 1) throw refusal()
    ;[...greediest.waiting].at(-1)?.refuse()
  }
  return {
    run: async (owner, work) => {
      const own = owners.get(owner) ?? { turns: pLimit(ofOneAtOnce), waiting: new Set(), tasks: 0 }
      if (own.tasks >= mostOfOne) throw refusal()
      if (tasks >= most) makeRoomFor(own)
      owners.set(owner, own)
      tasks += 1
      own.tasks += 1
      const leave = () => {
        tasks -= 1
        own.tasks -= 1
        if (own.tasks === 0) owners.delete(owner)
      }
      return new Promise((resolve, reject) => {
        let isRefused = false
        const task: Waiting = {
          refuse: () => {
            isRefused = true
            own.waiting.delete(task)
            leave()
            reject(refusal())
          },
        }
        own.waiting.add(task)
        const from = performance.now()
        const begin = () => {
          own.waiting.delete(task)
          if (isRefused || performance.now() - from > longestMs) throw refusal()
          return work()
        }
        own
          .turns(() => turns(begin))
          .finally(() => {
            if (!isRefused) leave()
          })
          .then(resolve, reject)
      })
    },
    running: () => turns.activeCount,
    waiting: () => tasks - turns.activeCount,
  }
}
