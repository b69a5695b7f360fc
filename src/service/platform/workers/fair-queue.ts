import pLimit, { type LimitFunction } from 'p-limit'
import { overloaded } from './overloaded'

type Bounds = {
  readonly atOnce: number
  /** How many tasks there are at most, those that run included: of all owners, and of one. */
  readonly most: number
  readonly mostOfOne: number
}

export type FairQueue = {
  /** Runs work when it is its turn. @throws Error `overloaded` if there is too much work, of all or of this owner */
  readonly run: <A>(owner: string, work: () => Promise<A>) => Promise<A>
  readonly running: () => number
  readonly waiting: () => number
}

/** A bounded queue in which the owners take turns: one task of each at a time, however many of them wait. */
export const makeFairQueue = ({ atOnce, most, mostOfOne }: Bounds): FairQueue => {
  const turns = pLimit(atOnce)
  const owners = new Map<string, { readonly turns: LimitFunction; tasks: number }>()
  let tasks = 0
  return {
    run: async (owner, work) => {
      const own = owners.get(owner) ?? { turns: pLimit(1), tasks: 0 }
      if (tasks >= most || own.tasks >= mostOfOne) throw overloaded
      owners.set(owner, own)
      tasks += 1
      own.tasks += 1
      try {
        return await own.turns(() => turns(work))
      } finally {
        tasks -= 1
        own.tasks -= 1
        if (own.tasks === 0) owners.delete(owner)
      }
    },
    running: () => turns.activeCount,
    waiting: () => tasks - turns.activeCount,
  }
}
