import { isLocked } from './database/unavailable'

/** How many are read at once. */
export const AT_ONCE = 100

/** The most rounds between two attempts at one that fails or waits. */
const MOST_ROUNDS = 64

type Round<T> = {
  /** The first of what is due after an id, in the order of ids, at most `AT_ONCE`. */
  readonly due: (after: number) => Promise<readonly T[]>
  /** `false` if it has to wait. */
  readonly carryOut: (one: T) => Promise<boolean>
  /** Called after a failure; without an id, when what is due could not be read. */
  readonly failed: (error: unknown, id: number | undefined) => void
  /** Called after a round in which nothing failed and nothing waits. */
  readonly finished?: () => void
}

type Rest = { readonly times: number; readonly until: number }

/**
 * Rounds over what is due, one by one: one that fails stops no other. It is tried again after 1, 2, 4 and so on up to 64
 * rounds, as long as it is due, and so is one that waits, for rows that others have locked for one; `all` tries those again,
 * too.
 */
export const makeRound = <T extends { readonly id: number }>({ due, carryOut, failed, finished }: Round<T>) => {
  let round = 0
  let resting: ReadonlyMap<number, Rest> = new Map()
  const isDone = (one: T): Promise<boolean> =>
    carryOut(one).catch((error: unknown) => {
      if (!isLocked(error)) failed(error, one.id)
      return false
    })
  const next = async (): Promise<void> => {
    round += 1
    const left = new Map<number, Rest>()
    for (let page: readonly T[] = [], after = 0; ; after = page.at(-1)?.id ?? after) {
      page = await due(after)
      for (const one of page) {
        const rest = resting.get(one.id)
        if (rest !== undefined && round < rest.until) left.set(one.id, rest)
        else if (!(await isDone(one))) {
          const times = (rest?.times ?? 0) + 1
          left.set(one.id, { times, until: round + Math.min(2 ** (times - 1), MOST_ROUNDS) })
        }
      }
      if (page.length < AT_ONCE) break
    }
    resting = left
    if (left.size === 0) finished?.()
  }
  const report = (error: unknown) => {
    failed(error, undefined)
  }
  return {
    next: (): Promise<void> => next().catch(report),
    all: (): Promise<void> => {
      resting = new Map()
      return next().catch(report)
    },
  }
}
