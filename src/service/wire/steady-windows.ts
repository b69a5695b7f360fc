/** How many addresses are counted at once; the one that was counted longest ago goes first. */
const MOST_ADDRESSES = 5_000

type Window = { readonly count: number; readonly began: number }

/**
 * The requests of each address in its window, on a clock that never goes back: that of the rate limits' own store does, and
 * a window would last until the system's time has caught up.
 */
export class SteadyWindows {
  readonly #windows = new Map<string, Window>()

  incr(
    address: string,
    done: (error: null, result: { current: number; ttl: number }) => void,
    milliseconds: number,
  ): void {
    const now = performance.now()
    const known = this.#windows.get(address)
    const began = known !== undefined && now - known.began < milliseconds ? known.began : now
    const count = known?.began === began ? known.count + 1 : 1
    this.#windows.delete(address)
    this.#windows.set(address, { count, began })
    for (const oldest of this.#windows.keys()) {
      if (this.#windows.size <= MOST_ADDRESSES) break
      this.#windows.delete(oldest)
    }
    done(null, { current: count, ttl: milliseconds - (now - began) })
  }

  /** Each route has windows of its own. */
  child(): SteadyWindows {
    return new SteadyWindows()
  }
}
