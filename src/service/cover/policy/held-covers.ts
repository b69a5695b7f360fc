import { and, eq, gte, inArray } from 'drizzle-orm'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import type { HeldCover, HeldCovers } from '../../shop/quote/insured-once'
import { quote } from '../../shop/tables'
import { insuredThing, policy } from '../tables'
import { storeMissingFacts } from './insured-things'
import { isPending, PENDING } from './pending'
import { SUSPENDED } from './suspended'

/** The statuses of a policy that covers something, or will, also when what is owed for it is paid. */
export const COVERING = ['Active', PENDING, SUSPENDED]

/** The covers of a customer that insure one of these things and have not ended, found by the things' keys. */
export const heldCovers: HeldCovers = async (db, customerId, keys, today) => {
  if (keys.length === 0) return []
  await storeMissingFacts(db, customerId)
  const rows = await db
    .select({
      id: policy.id,
      policyNo: policy.policyNo,
      productId: quote.productId,
      product: policy.productName,
      status: policy.status,
      from: policy.coverFrom,
      to: policy.coverTo,
      key: insuredThing.key,
    })
    .from(insuredThing)
    .innerJoin(policy, eq(policy.id, insuredThing.policyId))
    .innerJoin(quote, eq(quote.id, policy.quoteId))
    .where(
      and(
        eq(insuredThing.customerId, customerId),
        inArray(insuredThing.key, [...keys]),
        inArray(policy.status, COVERING),
        gte(policy.coverTo, today),
      ),
    )
    .orderBy(policy.id)
  const covers = new Map<number, HeldCover>()
  for (const { key, status, from, to, ...row } of rows)
    covers.set(row.id, {
      ...row,
      isPending: isPending({ status }),
      period: { from: from as CalendarDate, to: to as CalendarDate },
      keys: [...(covers.get(row.id)?.keys ?? []), key],
    })
  return [...covers.values()]
}
