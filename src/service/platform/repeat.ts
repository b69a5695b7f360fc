/** What is done again and again, until it is stopped; `stop` waits for what is being done. */
export type Repeated = { readonly stop: () => Promise<void> }

const INTERVAL_MS = 1_000

/** Does something every second, never twice at once; it reports its own failures. */
export const everySecond = (work: () => Promise<void>): Repeated => {
  let running = Promise.resolve()
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = work().finally(() => {
      isRunning = false
    })
  }, INTERVAL_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
