let running: object | undefined

beforeEach(() => {
  running = {}
})
afterEach(() => {
  running = undefined
})

/**
 * Tells whether the test that called it still runs. A test that reaches its time limit goes on, and its loops would take
 * the next test with them.
 */
export const whileThisTestRuns = (): (() => boolean) => {
  const test = running
  return () => test !== undefined && running === test
}
