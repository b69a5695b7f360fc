import pLimit, { type LimitFunction } from 'p-limit'
import { overloaded } from './overloaded'

type Bounds = {
  readonly atOnce: number
  /** How many tasks there are at most, those that run included: of all owners, and of one. */
  readonly most: number
  readonly mostOfOne: number
}

export type FairQueue = {
  /**
   * Runs work when it is its turn. @throws Error `overloaded` if there is too much work of this owner, or if there is too
   * much of all and no owner has more of it
   */
  readonly run: <A>(owner: string, work: () => Promise<A>) => Promise<A>
  readonly running: () => number
  readonly waiting: () => number
}

/** A task that waits; it gives way when it is refused. */
type Waiting = { readonly refuse: () => void }
type Owner = { readonly turns: LimitFunction; readonly waiting: Set<Waiting>; tasks: number }

/**
 * A bounded queue in which the owners take turns: one task of each at a time, however many of them wait. When it is full,
 * the newest task of the owner with the most gives way to one with fewer, so that a few owners keep nobody out.
 */
export const makeFairQueue = ({ atOnce, most, mostOfOne }: Bounds): FairQueue => {
  const turns = pLimit(atOnce)
  const owners = new Map<string, Owner>()
  let tasks = 0
  const makeRoomFor = ({ tasks: own }: Owner) => {
    const [greediest] = [...owners.values()]
      .filter(({ waiting }) => waiting.size > 0)
      .sort((one, other) => other.tasks - one.tasks)
    if (greediest === undefined || greediest.tasks <= own + 1) throw overloaded
    ;[...greediest.waiting].at(-1)?.refuse()
  }
  return {
    run: async (owner, work) => {
      const own = owners.get(owner) ?? { turns: pLimit(1), waiting: new Set(), tasks: 0 }
      if (own.tasks >= mostOfOne) throw overloaded
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
            reject(overloaded)
          },
        }
        own.waiting.add(task)
        const begin = () => {
          own.waiting.delete(task)
          return isRefused ? Promise.reject(overloaded) : work()
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
