import { and, asc, eq, gt, gte, isNull, lt, or } from 'drizzle-orm'
import { addDays } from '../../../domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../../domain/values/calendar-date'
import type { Database } from '../../platform/database/database'
import { AT_ONCE } from '../../platform/rounds'
import { findQuote, type Quote } from '../../shop/quote/repository'
import { periodIfPaid } from '../../shop/quote/validity'
import { quote } from '../../shop/tables'
import { payment } from '../tables'
import { paymentRefusal } from './refusal'
import { findPayment } from './repository'

type Found = { readonly id: number; readonly customerId: string }

const startOf = (day: CalendarDate): Date => new Date(`${day}T00:00:00+01:00`)

/** The first unpaid orders after an id that were made on a day, or are valid until another. */
export const unpaidQuotes = (
  db: Database,
  { madeOn, validUntil }: { readonly madeOn: CalendarDate; readonly validUntil: CalendarDate },
  after: number,
): Promise<readonly Found[]> =>
  db
    .select({ id: quote.id, customerId: quote.customerId })
    .from(quote)
    .leftJoin(payment, eq(payment.quoteId, quote.id))
    .where(
      and(
        eq(quote.kind, 'Order'),
        isNull(payment.id),
        gt(quote.id, after),
        or(
          and(gte(quote.createdAt, startOf(madeOn)), lt(quote.createdAt, startOf(addDays(madeOn, 1)))),
          eq(quote.validUntil, validUntil),
        ),
      ),
    )
    .orderBy(asc(quote.id))
    .limit(AT_ONCE)

/** A quote that is unpaid and can be paid now; `validDays` is for one of an earlier version. */
export const findPayable = async (
  db: Database,
  { id, customerId }: Found,
  validity: { readonly now: Date; readonly validDays: number },
): Promise<Quote | undefined> => {
  const found = await findQuote(db, customerId, id)
  if (found === undefined || (await findPayment(db, customerId, id)) !== undefined) return undefined
  const period = periodIfPaid(found, dayInLagos(validity.now.getTime()))
  return (await paymentRefusal(db, found, { period, ...validity })) === undefined ? found : undefined
}
