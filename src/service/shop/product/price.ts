import { formatMoney, kobo, type Kobo } from '../../../domain/values/money'

/** What a premium pays for: a year, one trip, or the months of a plan. */
export type Term = 'a year' | 'a trip' | { readonly months: number }

/** The part of an amount that falls to each month, half a kobo up. */
const eachMonth = (amount: bigint, months: bigint): Kobo => kobo((2n * amount + months) / (2n * months))

/** An amount in equal parts, in words: `₦5,000.00 a month`, `about` if they are not exact. */
export const monthly = (amount: bigint, months: number): string => {
  const each = `${formatMoney(eachMonth(amount, BigInt(months)))} a month`
  return amount % BigInt(months) === 0n ? each : `about ${each}`
}

/** What follows the price of a quote: `a year`, or `for 12 months, ₦5,000.00 a month`. */
export const unitOf = (term: Term, premium: bigint): string =>
  typeof term === 'string' ? term : `for ${term.months} months, ${monthly(premium, term.months)}`

/** The price of a year, a trip or a month. */
export const priceEach = (term: Term, premium: bigint): { readonly fromPrice: bigint; readonly priceUnit: string } =>
  typeof term === 'string'
    ? { fromPrice: premium, priceUnit: term }
    : { fromPrice: eachMonth(premium, BigInt(term.months)), priceUnit: 'a month' }
