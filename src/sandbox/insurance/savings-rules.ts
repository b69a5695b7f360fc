import { fullNameMessage, savingsMessages } from '../../domain/quote/messages'
import { SAVINGS_DURATION_MONTHS, SAVINGS_FREQUENCY } from '../../domain/rules/constants'
import { kobo, type Kobo } from '../../domain/values/money'
import type { Product } from '../catalogue/product'
import { violation, type Violation } from '../wire/errors'
import { amountOf, shareOf } from './amounts'
import { savingsCharges, savingsCovers, type SavingsCover } from './savings-rates'

/** Savings and education share one call. */
export const SAVINGS_CATEGORIES: readonly number[] = [5, 6]

export type SavingsRequest = Readonly<Record<SavingsCover, number>> & {
  readonly signature: string
  readonly duration: number
  readonly sumAssured: number
  readonly frequency: string
}

const covers = Object.keys(savingsCovers) as SavingsCover[]

const { minimum, maximum } = SAVINGS_DURATION_MONTHS
const durationFits = (months: number): boolean => Number.isInteger(months) && months >= minimum && months <= maximum

/** The violations of a request for savings or education cover. An additional cover of zero is valid. */
export const savingsViolations = (
  product: Product | undefined,
  request: SavingsRequest,
): readonly (Violation | null)[] => [
  product !== undefined && SAVINGS_CATEGORIES.includes(product.categoryId)
    ? null
    : violation('productId', 'Please choose a savings or education product.'),
  request.signature.trim() === '' ? violation('signature', fullNameMessage) : null,
  durationFits(request.duration) ? null : violation('duration', savingsMessages.duration),
  (amountOf(request.sumAssured) ?? 0n) > 0n ? null : violation('sumAssured', savingsMessages.sumAssured),
  ...covers.map((cover) =>
    amountOf(request[cover]) === undefined ? violation(cover, savingsMessages[cover]) : null,
  ),
  request.frequency.trim().toLowerCase() === SAVINGS_FREQUENCY.toLowerCase()
    ? null
    : violation('frequency', `The frequency must be ${SAVINGS_FREQUENCY}.`),
]

/** The pro rata price of an annual cover for some months, rounded to the nearest kobo. */
const forMonths = (yearly: bigint, months: number): bigint => (yearly * BigInt(months) + 6n) / 12n

/**
 * The premium of a valid request for the whole term: the sum saved, the company's charge on it, and the covers for the
 * months of the term.
 */
export const savingsPremium = (product: Product, request: SavingsRequest): Kobo => {
  const charge = savingsCharges[product.code]
  if (charge === undefined) throw new Error(`there is no rate for ${product.code}`)
  const saved = amountOf(request.sumAssured) ?? 0n
  return kobo(
    covers.reduce(
      (total, cover) =>
        total + forMonths(shareOf(amountOf(request[cover]) ?? 0n, savingsCovers[cover]), request.duration),
      saved + shareOf(saved, charge),
    ),
  )
}
