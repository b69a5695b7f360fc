import { dayInLagos } from '../../src/domain/values/calendar-date'
import type { Clock } from '../../src/ports/clock'

/** A clock that is stopped at an instant (ISO 8601, with its offset). */
export const fixedClock = (instant = '2025-06-16T12:00:00Z'): Clock => ({
  now: () => Date.parse(instant),
  today: () => dayInLagos(Date.parse(instant)),
})
