import { and, desc, eq, getTableColumns, gte, isNull, or } from 'drizzle-orm'
import { dayInLagos } from '../../../domain/values/calendar-date'
import type { Database } from '../../platform/database/database'
import type { Quote } from '../../shop/quote/repository'
import { periodIfPaid } from '../../shop/quote/validity'
import { quote } from '../../shop/tables'
import { payment } from '../tables'
import { refusalOf } from './refusal'

/** How many unpaid quotes are looked at, the newest first. */
const MOST_QUOTES = 100

/** The customer's newest quote that can be paid now; `validDays` is for one of an earlier version. */
export const findNewestPayable = async (
  db: Database,
  customerId: string,
  validity: { readonly now: Date; readonly validDays: number },
): Promise<Quote | undefined> => {
  const today = dayInLagos(validity.now.getTime())
  const unpaid = await db
    .select(getTableColumns(quote))
    .from(quote)
    .leftJoin(payment, eq(payment.quoteId, quote.id))
    .where(
      and(
        eq(quote.customerId, customerId),
        isNull(payment.id),
        or(isNull(quote.validUntil), gte(quote.validUntil, today)),
      ),
    )
    .orderBy(desc(quote.createdAt), desc(quote.id))
    .limit(MOST_QUOTES)
  for (const candidate of unpaid)
    if ((await refusalOf(db, candidate, { period: periodIfPaid(candidate, today), ...validity })) === undefined)
      return candidate
  return undefined
}
