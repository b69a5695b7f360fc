import { dayInLagos, type CalendarDate } from '../../domain/values/calendar-date'
import type { Clock } from '../../ports/clock'
import { deviceTime } from './clock'

const DAY_MS = 86_400_000

/** The device's date while its clock is more than a day from the server's. */
export const makeWrongDay =
  ({ now }: Pick<Clock, 'now'>) =>
  (): CalendarDate | undefined => {
    const device = deviceTime()
    return Math.abs(now() - device) > DAY_MS ? dayInLagos(device) : undefined
  }
