import { and, count, desc, eq, gte, isNotNull, isNull, or } from 'drizzle-orm'
import { addDays } from '../../../domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../../domain/values/calendar-date'
import type { Database } from '../../platform/database/database'
import type { CountOpenQuotes } from '../../shop/quote/allowance'
import { findQuote, type Quote } from '../../shop/quote/repository'
import { periodIfPaid } from '../../shop/quote/validity'
import { quote } from '../../shop/tables'
import { payment } from '../tables'
import { paymentRefusal } from './refusal'

/** From when on a quote may be open that was valid for so many days. */
const firstOpen = (today: CalendarDate, validDays: number): Date => new Date(addDays(today, -validDays - 1))

type Day = { readonly today: CalendarDate; readonly validDays: number }

/**
 * An order that is neither paid nor closed and has not ended, joined with its payment; one of an earlier version does not say
 * when it ends.
 */
export const isOpen = (customerId: string, { today, validDays }: Day) =>
  and(
    eq(quote.customerId, customerId),
    eq(quote.kind, 'Order'),
    isNull(payment.id),
    isNull(quote.closedAs),
    or(isNotNull(quote.validUntil), gte(quote.createdAt, firstOpen(today, validDays))),
    or(isNull(quote.validUntil), gte(quote.validUntil, today)),
  )

/** Only the quotes of the days for which one is valid are looked at. */
export const countOpenQuotes: CountOpenQuotes = async (db, customerId, day) => {
  const [open] = await db
    .select({ count: count() })
    .from(quote)
    .leftJoin(payment, eq(payment.quoteId, quote.id))
    .where(and(isOpen(customerId, day), gte(quote.createdAt, firstOpen(day.today, day.validDays))))
  return open?.count ?? 0
}

/** How many open quotes are looked at, the newest first. */
const MOST_QUOTES = 20

/** The customer's newest quote that can be paid now; `validDays` is for one of an earlier version. */
export const findNewestPayable = async (
  db: Database,
  customerId: string,
  validity: { readonly now: Date; readonly validDays: number },
): Promise<Quote | undefined> => {
  const today = dayInLagos(validity.now.getTime())
  const open = await db
    .select({ id: quote.id })
    .from(quote)
    .leftJoin(payment, eq(payment.quoteId, quote.id))
    .where(isOpen(customerId, { today, validDays: validity.validDays }))
    .orderBy(desc(quote.createdAt), desc(quote.id))
    .limit(MOST_QUOTES)
  // One after the other, since their details may be large.
  for (const { id } of open) {
    const candidate = await findQuote(db, customerId, id)
    if (candidate === undefined) continue
    const period = periodIfPaid(candidate, today)
    if ((await paymentRefusal(db, candidate, { period, ...validity })) === undefined) return candidate
  }
  return undefined
}
