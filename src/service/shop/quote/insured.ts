import { addDays, addYears } from '../../../domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import type { FormFields, Insured, Period, Section, Subject } from '../product/cover'
import type { Line } from '../line'
import { sum } from '../product/particulars'
import { unitOf } from '../product/price'
import { coverOf } from '../insurance/covers'
import { productById } from '../insurance/products'
import type { Quote } from './repository'

/** What is paid at most whatever the customer chose, and what the customer bears. */
const limitsOf = (productId: number): readonly Line[] => {
  const { limits = [], excess } = productById(productId) ?? {}
  return [...limits.flatMap(([label, value]) => sum(label, value)), ...sum('Excess', excess)]
}

/**
 * What a quote or policy covers, from the stored details of the quote, and how much of it: the limits stand with the
 * other facts, or by themselves after several lists of them.
 */
export const particularsOf = (insured: Insured): readonly Section[] => {
  const covered = coverOf(insured.productId)?.particulars(insured) ?? []
  if (covered.length === 0) return []
  const limits = limitsOf(insured.productId)
  return covered.filter((section) => 'lines' in section).length === 1
    ? covered.map((section) => ('lines' in section ? { ...section, lines: [...section.lines, ...limits] } : section))
    : [...covered, { title: 'Limits and excess', lines: limits }]
}

/** The plates of the insured vehicles; none for another product, and for a quote that does not name them. */
export const platesOf = ({ productId, details }: Pick<Quote, 'productId' | 'details'>): readonly string[] =>
  coverOf(productId)?.plates?.(details) ?? []

const general = 'The information in your proposal must be true. Tell us at once if it changes.'

/** The conditions of a product in short, for its certificate. */
export const conditionsOf = (productId: number): readonly string[] => [
  ...(coverOf(productId)?.conditions ?? []),
  general,
]

/** What a product covers, in a sentence; `undefined` for one that does not say it or is not sold. */
export const coveredText = (productId: number): string | undefined => {
  const includes = productById(productId)?.includes
  return includes && `Covered: ${includes.join('; ')}.`
}

/** What a quote says of the cover that it is for. */
export type Bought = Pick<Quote, 'productId' | 'productSubCode' | 'details'>

/** The period that the customer has chosen, of a trip for example; other covers begin when they are paid. */
export const chosenPeriodOf = ({ productId, productSubCode, details }: Bought): Period | undefined =>
  coverOf(productId)?.chosenPeriod?.(productSubCode, details)

/** When the chosen period ends, in milliseconds since 1970. */
export const chosenEndOf = ({ productId, productSubCode, details }: Bought): number | undefined =>
  coverOf(productId)?.chosenEnd?.(productSubCode, details)

/** What the premium of a quote is for, in the words that follow it: `a year`. */
export const priceUnitOf = (quote: Bought & Pick<Quote, 'totalPremium'>): string =>
  unitOf(coverOf(quote.productId)?.term?.(quote.productSubCode, quote.details) ?? 'a year', quote.totalPremium)

/** The chosen period, else that of cover that begins on a day: as long as the cover says, or a year. */
export const coverPeriod = (bought: Bought, from: CalendarDate): Period =>
  chosenPeriodOf(bought) ??
  coverOf(bought.productId)?.period?.(bought.details, from) ?? { from, to: addDays(addYears(from, 1), -1) }

/** What a quote insures that is insured once at a time. */
export const subjectsOf = (bought: Bought): readonly Subject[] =>
  coverOf(bought.productId)?.subjects?.(bought, bought.details) ?? []

/** The form that the quote was asked for with; `undefined` for one that no single form has. */
export const formOf = ({ productId, details }: Bought): FormFields | undefined => coverOf(productId)?.form(details)

/** The form that buys the cover of a quote again; `undefined` for one that ends for good. */
export const renewalFormOf = ({ productId, productSubCode, details }: Bought): FormFields | undefined =>
  coverOf(productId)?.renewal?.(productSubCode, details)
