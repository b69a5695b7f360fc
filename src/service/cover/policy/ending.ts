import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import type { Database } from '../../platform/database/database'
import { AT_ONCE } from '../../platform/rounds'
import { productById } from '../../shop/insurance/products'
import type { Period } from '../../shop/product/cover'
import type { Line } from '../../shop/line'
import { policy } from '../tables'
import { beginningOf, policyPeriod } from './renewal'
import { isContinued } from './renewed'
import { findPolicy } from './repository'

type Found = { readonly id: number; readonly customerId: string }

/**
 * The first active policies after an id whose cover ends on one of these days. Those of an earlier version that do not say
 * when are among them until `endOfPolicy` has read them.
 */
export const policiesEnding = (db: Database, ends: readonly CalendarDate[], after: number): Promise<readonly Found[]> =>
  db
    .select({ id: policy.id, customerId: policy.customerId })
    .from(policy)
    .where(
      and(
        eq(policy.status, 'Active'),
        gt(policy.id, after),
        or(inArray(policy.coverTo, [...ends]), isNull(policy.coverTo)),
      ),
    )
    .orderBy(asc(policy.id))
    .limit(AT_ONCE)

/** The end of a cover that nothing follows. */
export type EndOfPolicy = {
  readonly policyNo: string
  readonly product: string
  /** The first fact of what is covered: a plate, an address, a destination. */
  readonly fact: Line | undefined
  readonly period: Period
  readonly began: Date
  /** The form that renews it, unless the cover ends for good. */
  readonly renewal: { readonly categoryId: number; readonly productId: number } | undefined
}

/** The end of an active policy; `undefined` if all that it insures is insured on, or it is no longer active. */
export const endOfPolicy = async (db: Database, { id, customerId }: Found): Promise<EndOfPolicy | undefined> => {
  const found = await findPolicy(db, customerId, id)
  if (found?.policy.status !== 'Active' || (await isContinued(db, id))) return undefined
  const { policy: stored, quote } = found
  const categoryId = productById(quote.productId)?.categoryId
  const isRenewable = stored.summary?.hasForm === true && !stored.summary.isChosen
  return {
    policyNo: stored.policyNo,
    product: stored.productName,
    fact: stored.summary?.fact,
    period: policyPeriod(stored, quote),
    began: beginningOf(stored),
    renewal: categoryId !== undefined && isRenewable ? { categoryId, productId: quote.productId } : undefined,
  }
}
