import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import type { Database } from '../../platform/database/database'
import { policy, quote } from '../../../sandbox/database/schema'
import { isPending, PENDING } from './pending'
import type { Period, Subject } from '../../shop/product/cover'
import { chosenPeriodOf, subjectsOf } from '../../shop/quote/insured'
import { policyPeriod } from './renewal'

/** A cover of the customer that runs, begins later, or waits for the first debit of its mandate. */
export type HeldCover = {
  readonly id: number
  readonly policyNo: string
  readonly product: string
  readonly isPending: boolean
  /** Whether its days were chosen, so that nothing follows it. */
  readonly isChosen: boolean
  readonly period: Period
  readonly subjects: readonly Subject[]
}

/** The covers of a customer that have not ended. */
export const heldCovers = async (
  db: Database,
  customerId: string,
  today: CalendarDate,
): Promise<readonly HeldCover[]> => {
  const rows = await db
    .select({
      id: policy.id,
      policyNo: policy.policyNo,
      product: policy.productName,
      status: policy.status,
      period: { coverFrom: policy.coverFrom, coverTo: policy.coverTo, createdAt: policy.createdAt },
      bought: { productId: quote.productId, productSubCode: quote.productSubCode, details: quote.details },
    })
    .from(policy)
    .innerJoin(quote, eq(quote.id, policy.quoteId))
    .where(
      and(
        eq(policy.customerId, customerId),
        inArray(policy.status, ['Active', PENDING]),
        or(isNull(policy.coverTo), gte(policy.coverTo, today)),
      ),
    )
    .orderBy(policy.id)
  return rows
    .map(({ period, bought, status, ...row }) => ({
      ...row,
      isPending: isPending({ status }),
      isChosen: chosenPeriodOf(bought) !== undefined,
      period: policyPeriod(period, bought),
      subjects: subjectsOf(bought),
    }))
    .filter(({ period }) => period.to >= today)
}
