import { addDays, addYears } from '../../domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../domain/values/calendar-date'
import type { Line, Period } from '../insurance/cover'
import { coverOf } from '../insurance/covers'
import type { Quote } from '../insurance/repository'
import type { PolicyRow } from '../policy/repository'

/** What is insured, one line for each item; empty if the details of the quote contain none. */
export const insuredLines = ({ productId, details }: Pick<Quote, 'productId' | 'details'>): readonly Line[] =>
  coverOf(productId)?.insured(details) ?? []

type Policy = PolicyRow['policy']

type Insured = Pick<Quote, 'productId' | 'productSubCode' | 'details'>

/** The period of a cover that begins on that day: a year, unless the cover defines its own period. */
export const periodFrom = ({ productId, productSubCode, details }: Insured, from: CalendarDate): Period =>
  coverOf(productId)?.period?.(productSubCode, details, from) ?? { from, to: addDays(addYears(from, 1), -1) }

/** The period of a policy: a year from the purchase, unless the cover defines its own period. */
export const coverPeriod = (quote: Insured, bought: Date): Period => periodFrom(quote, dayInLagos(bought.getTime()))

/** When a policy began, or for a pending one when it was ordered. */
export const beginningOf = ({ beganAt, createdAt }: Pick<Policy, 'beganAt' | 'createdAt'>): Date => beganAt ?? createdAt

/** The period of a policy, which does not begin before its first debit if it is paid by mandate. */
export const policyPeriod = (quote: Insured, policy: Pick<Policy, 'beganAt' | 'createdAt'>): Period => {
  const began = beginningOf(policy)
  const { from, to } = coverPeriod(quote, began)
  const first = dayInLagos(began.getTime())
  return { from: from > first ? from : first, to }
}
