import { dayInLagos } from '../../domain/values/calendar-date'
import type { Clock } from '../../ports/clock'

/** The device's clock; the date is that of Lagos. */
export const clock: Clock = { now: () => Date.now(), today: () => dayInLagos(Date.now()) }
