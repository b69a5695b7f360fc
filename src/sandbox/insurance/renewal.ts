import { and, eq, gte, isNull, or } from 'drizzle-orm'
import { addDays } from '../../domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../domain/values/calendar-date'
import type { Database } from '../database/database'
import { policy, quote } from '../database/schema'
import type { Period, Renewal } from './cover'
import { coverOf } from './covers'
import { coverPeriod } from './insured'
import type { Quote } from './repository'

/** A policy can be renewed from this number of days before its end (requirement COVER-09). */
const RENEWAL_DAYS = 60

type Policy = typeof policy.$inferSelect

type Details = Pick<Quote, 'productId' | 'productSubCode' | 'details'>

/** How the policy of a quote is renewed; `undefined` for a cover that ends for good. */
export const renewalOf = ({ productId, productSubCode, details }: Details): Renewal | undefined =>
  coverOf(productId)?.renewal?.(productSubCode, details)

/** The period of a stored policy; an earlier version did not store it. */
export const policyPeriod = (
  stored: Pick<Policy, 'coverFrom' | 'coverTo' | 'createdAt'>,
  bought: Details,
): Period =>
  stored.coverFrom !== null && stored.coverTo !== null
    ? { from: stored.coverFrom as CalendarDate, to: stored.coverTo as CalendarDate }
    : coverPeriod(bought, dayInLagos(stored.createdAt.getTime()))

/** When a policy began, or for a pending one when it was ordered. */
export const beginningOf = ({ beganAt, createdAt }: Pick<Policy, 'beganAt' | 'createdAt'>): Date => beganAt ?? createdAt

/** The period of an order whose cover begins with the first debit of a mandate, on this day (requirement PAY-14). */
export const periodFromDebit = (ordered: Period, bought: Details, day: CalendarDate): Period => {
  const first = ordered.from > day ? ordered.from : day
  const { from, to } = coverPeriod(bought, first)
  return { from: from > first ? from : first, to }
}

/** Whether cover that ends on this day can be renewed today. */
export const isRenewable = (to: CalendarDate, today: CalendarDate): boolean =>
  to >= today && to <= addDays(today, RENEWAL_DAYS)

/** The end of what a quote renews: the customer's last cover of the same person or thing by the same product. */
const renewedEnd = async (db: Database, customerId: string, bought: Details, today: CalendarDate) => {
  const key = renewalOf(bought)?.key
  if (key === undefined) return undefined
  const isOfProduct = and(eq(policy.customerId, customerId), eq(quote.productId, bought.productId), eq(policy.status, 'Active'))
  const mayLast = or(isNull(policy.coverTo), gte(policy.coverTo, today))
  const rows = await db
    .select({
      policy: { coverFrom: policy.coverFrom, coverTo: policy.coverTo, createdAt: policy.createdAt },
      quote: { productId: quote.productId, productSubCode: quote.productSubCode, details: quote.details },
    })
    .from(policy)
    .innerJoin(quote, eq(quote.id, policy.quoteId))
    .where(and(isOfProduct, mayLast))
  const last = rows
    .filter((row) => renewalOf(row.quote)?.key === key)
    .map((row) => policyPeriod(row.policy, row.quote).to)
    .sort()
    .at(-1)
  return last !== undefined && isRenewable(last, today) ? last : undefined
}

/**
 * The period of a quote that is paid today: a renewal begins when the old cover ends, anything else as its cover says
 * (requirement COVER-09).
 */
export const orderPeriod = async (db: Database, customerId: string, bought: Details, now: Date): Promise<Period> => {
  const today = dayInLagos(now.getTime())
  const end = await renewedEnd(db, customerId, bought, today)
  return coverPeriod(bought, end === undefined ? today : addDays(end, 1))
}
