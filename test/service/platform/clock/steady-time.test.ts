import fc from 'fast-check'
import { makeSteadyTime } from '../../../../src/service/platform/clock/steady-time'

const START = Date.parse('2026-03-02T23:30:00Z')
const HOUR = 3_600_000

/** Steady time on a machine that a test sets, in milliseconds since its start. */
const steadyOn = () => {
  const at = { system: START, elapsed: 5_000 }
  const time = makeSteadyTime(() => ({ ...at }))
  return {
    /** Lets real time pass and sets the system's clock by some time, and gives steady time. */
    after: (passed: number, set = 0) => {
      at.elapsed += passed
      at.system += passed + set
      return time.now().getTime() - START
    },
    reach: (milliseconds: number) => {
      time.reach(START + milliseconds)
    },
  }
}

test('is the system’s time while nobody sets that', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(HOUR)), (steps) => {
      const { after } = steadyOn()
      let sum = 0
      for (const step of steps) {
        sum += step
        expect(after(step)).toBe(sum)
      }
    }),
  )
})

test('[RUN-14: clock that jumps back] goes on with what really passes when the clock is set back, by less or by more than a window', () => {
  for (const back of [HOUR / 2, 2 * HOUR]) {
    const { after } = steadyOn()
    after(1_000)
    expect(after(0, -back)).toBe(1_000)
    expect(after(HOUR)).toBe(HOUR + 1_000)
  }
})

test('[RUN-14: clock that jumps back] follows the clock forward, and does not go back with it', () => {
  const { after } = steadyOn()
  expect(after(0, 3 * HOUR)).toBe(3 * HOUR)
  expect(after(10, -3 * HOUR)).toBe(3 * HOUR + 10)
})

test('[RUN-14: clock that jumps back] never goes back, and no lock lasts a second longer than its length, however the clock is set', () => {
  const steps = fc.array(fc.tuple(fc.nat(HOUR), fc.integer({ min: -3 * HOUR, max: 3 * HOUR })), { maxLength: 50 })
  fc.assert(
    fc.property(steps, (list) => {
      const { after } = steadyOn()
      let [last, passed] = [0, 0]
      for (const [step, set] of list) {
        const steady = after(step, set)
        passed += step
        expect(steady).toBeGreaterThanOrEqual(last)
        expect(steady).toBeGreaterThan(passed - 1_001)
        last = steady
      }
    }),
  )
})

test('goes forward to a later time of another process, and not back to an earlier one', () => {
  const { after, reach } = steadyOn()
  reach(HOUR)
  expect(after(1)).toBe(HOUR + 1)
  reach(HOUR / 2)
  expect(after(1)).toBe(HOUR + 2)
})
