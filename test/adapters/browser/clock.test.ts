/** @jest-environment node */
import { clock } from '../../../src/adapters/browser/clock'

test.each([
  ['2025-06-16T22:59:59Z', '2025-06-16'],
  ['2025-06-16T23:00:00Z', '2025-06-17'],
])('at %s the date in Lagos is %s', (instant, today) => {
  jest.useFakeTimers({ now: new Date(instant) })
  expect(clock.now()).toBe(Date.parse(instant))
  expect(clock.today()).toBe(today)
  jest.useRealTimers()
})
