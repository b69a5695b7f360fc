import { addDays, addYears } from '../../domain/values/calendar-arithmetic'
import { dayInLagos } from '../../domain/values/calendar-date'
import type { Line, Period } from '../insurance/cover'
import { coverOf } from '../insurance/covers'
import type { Quote } from '../insurance/repository'

/** What is insured, one line for each item; empty if the details of the quote contain none. */
export const insuredLines = ({ productId, details }: Pick<Quote, 'productId' | 'details'>): readonly Line[] =>
  coverOf(productId)?.insured(details) ?? []

/** The period of a policy: a year from the purchase, unless the cover defines its own period. */
export const coverPeriod = (
  { productId, productSubCode, details }: Pick<Quote, 'productId' | 'productSubCode' | 'details'>,
  bought: Date,
): Period => {
  const from = dayInLagos(bought.getTime())
  return coverOf(productId)?.period?.(productSubCode, details, from) ?? { from, to: addDays(addYears(from, 1), -1) }
}
