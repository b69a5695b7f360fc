/** What is done again and again, until it is stopped. */
export type Repeated = {
  /** Does it once from the beginning, after what is being done. */
  readonly again: () => Promise<void>
  /** Waits for what is being done. */
  readonly stop: () => Promise<void>
}

const INTERVAL_MS = 1_000

/** Does something every second, never twice at once; it reports its own failures. `all` is what is done on request. */
export const everySecond = (work: () => Promise<void>, all = work): Repeated => {
  let running = Promise.resolve()
  let isRunning = false
  const begin = (what: () => Promise<void>): Promise<void> => {
    isRunning = true
    running = what().finally(() => {
      isRunning = false
    })
    return running
  }
  const timer = setInterval(() => {
    if (!isRunning) void begin(work)
  }, INTERVAL_MS)
  return {
    again: async () => {
      while (isRunning) await running
      await begin(all)
    },
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/** Several as one; each is done after the one before. */
export const together = (parts: readonly Repeated[]): Repeated => ({
  again: async () => {
    for (const { again } of parts) await again()
  },
  stop: async () => {
    await Promise.all(parts.map(({ stop }) => stop()))
  },
})
