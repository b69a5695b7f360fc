import { dayInLagos } from '../../src/domain/values/calendar-date'
import type { Clock } from '../../src/ports/clock'

/** A clock that is stopped at an instant (ISO 8601, with its offset). */
export const fixedClock = (instant = '2025-06-16T12:00:00Z'): Clock => ({
  now: () => Date.parse(instant),
  today: () => dayInLagos(Date.parse(instant)),
  everySecond: () => () => undefined,
})

/** A clock that runs on from an instant, by the timers of the test. */
export const runningClock = (instant = '2025-06-16T12:00:00Z'): Clock => {
  const ahead = Date.parse(instant) - Date.now()
  const now = () => Date.now() + ahead
  return {
    now,
    today: () => dayInLagos(now()),
    everySecond: (listener) => {
      const timer = setInterval(listener, 1_000)
      return () => {
        clearInterval(timer)
      }
    },
  }
}

/** A clock that stands still until it is moved, to the next tick: while a phone sleeps there are none. */
export const movedClock = (instant: string | number = '2025-06-16T12:00:00Z') => {
  let now = new Date(instant).getTime()
  const listeners = new Set<() => void>()
  const clock: Clock = {
    now: () => now,
    today: () => dayInLagos(now),
    everySecond: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
  const passSeconds = (seconds: number) => {
    now += seconds * 1_000
    Array.from(listeners).forEach((listener) => {
      listener()
    })
  }
  return { clock, passSeconds }
}
