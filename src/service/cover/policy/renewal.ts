import { dayInLagos, type CalendarDate } from '../../../domain/values/calendar-date'
import type { policy } from '../tables'
import type { Period } from '../../shop/product/cover'
import { coverPeriod, type Bought } from '../../shop/quote/insured'

type Policy = typeof policy.$inferSelect

/** The period of a stored policy; an earlier version did not store it. */
export const policyPeriod = (stored: Pick<Policy, 'coverFrom' | 'coverTo' | 'createdAt'>, bought: Bought): Period =>
  stored.coverFrom !== null && stored.coverTo !== null
    ? { from: stored.coverFrom as CalendarDate, to: stored.coverTo as CalendarDate }
    : coverPeriod(bought, dayInLagos(stored.createdAt.getTime()))

/** When a policy began, or for a pending one when it was ordered. */
export const beginningOf = ({ beganAt, createdAt }: Pick<Policy, 'beganAt' | 'createdAt'>): Date => beganAt ?? createdAt

/**
 * The period of an order whose cover begins with the first debit of a mandate, on this day. It is empty
 * if a chosen period has ended before it.
 */
export const periodFromDebit = (ordered: Period, bought: Bought, day: CalendarDate): Period => {
  const first = ordered.from > day ? ordered.from : day
  const { from, to } = coverPeriod(bought, first)
  return { from: from > first ? from : first, to }
}
