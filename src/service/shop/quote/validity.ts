import { addDays } from '../../../domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../../domain/values/calendar-date'
import type { Period } from '../product/cover'
import { chosenPeriodOf, coverPeriod } from './insured'
import type { Quote } from './repository'

/** The last day on which a quote of today can be paid, never one after the first day of its cover. */
export const lastDayToPay = (today: CalendarDate, firstDay: CalendarDate | undefined, days: number): CalendarDate => {
  const last = addDays(today, days)
  return firstDay !== undefined && firstDay < last ? firstDay : last
}

type Stored = Pick<Quote, 'validUntil' | 'coverFrom' | 'createdAt' | 'productId' | 'productSubCode' | 'details'>

const firstDay = (quote: Stored): CalendarDate | undefined =>
  (quote.coverFrom as CalendarDate | null) ?? chosenPeriodOf(quote)?.from

/** The last day on which a stored quote can be paid; `days` is for one of an earlier version, which does not say it. */
export const validUntil = (quote: Stored, days: number): CalendarDate =>
  (quote.validUntil as CalendarDate | null) ??
  lastDayToPay(dayInLagos(quote.createdAt.getTime()), firstDay(quote), days)

/** The period of a quote that is paid today: it begins on the day that the quote says, else with the payment. */
export const periodIfPaid = (quote: Stored, today: CalendarDate): Period => {
  const first = firstDay(quote)
  const period = coverPeriod(quote, first ?? today)
  return period.from < today ? { ...period, from: today } : period
}
