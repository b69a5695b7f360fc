import { addDays, addYears } from '../../domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../domain/values/calendar-date'
import type { Insured, Period, Section } from './cover'
import { coverOf } from './covers'
import type { Quote } from './repository'

/** What a quote or policy covers, from the stored details of the quote (requirements CERT-02 and COVER-08). */
export const particularsOf = (insured: Insured): readonly Section[] => coverOf(insured.productId)?.particulars(insured) ?? []

/** The plates of the insured vehicles; none for another product, and for a quote that does not name them. */
export const platesOf = ({ productId, details }: Pick<Quote, 'productId' | 'details'>): readonly string[] =>
  coverOf(productId)?.plates?.(details) ?? []

const general = 'What was said in the proposal must be true, and a change of it reported at once.'

/** The conditions of a product in short, for its certificate. */
export const conditionsOf = (productId: number): readonly string[] => [...(coverOf(productId)?.conditions ?? []), general]

/** The period of cover that begins on a day, unless the cover defines its own beginning: a year, or the cover's own. */
export const coverPeriod = (
  { productId, productSubCode, details }: Pick<Quote, 'productId' | 'productSubCode' | 'details'>,
  from: CalendarDate,
): Period => coverOf(productId)?.period?.(productSubCode, details, from) ?? { from, to: addDays(addYears(from, 1), -1) }
