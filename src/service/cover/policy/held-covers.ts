import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import { policy } from '../tables'
import { quote } from '../../shop/tables'
import { isPending, PENDING } from './pending'
import type { HeldCovers } from '../../shop/quote/insured-once'
import { chosenPeriodOf, subjectsOf } from '../../shop/quote/insured'
import { policyPeriod } from './renewal'

/** The covers of a customer that have not ended. */
export const heldCovers: HeldCovers = async (db, customerId, today) => {
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
