import { fullNameMessage, savingsMessages } from '../../../../domain/quote/messages'
import { largestSum } from '../../../../domain/quote/savings'
import { SAVINGS_DURATION_MONTHS, SAVINGS_FREQUENCY } from '../../../../domain/rules/constants'
import { formatMoney, kobo, type Kobo } from '../../../../domain/values/money'
import type { Product } from '../../product/product'
import { violation, type Violation } from '../../../wire/errors'
import { nameViolation } from '../../../wire/name-violation'
import { amountOf, atLeast, rounded, shareOf, sumOf, sumViolation } from '../../product/amounts'
import { monthly } from '../../product/price'
import type { Line } from '../../line'
import { SAVINGS_LEAST, savingsCharges, savingsCovers, type SavingsCover } from './rates'

/** Savings and education share one call. */
const SAVINGS_CATEGORIES: readonly number[] = [5, 6]

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
  nameViolation('signature', request.signature, fullNameMessage),
  durationFits(request.duration) ? null : violation('duration', savingsMessages.duration),
  sumViolation('sumAssured', request.sumAssured, { missing: savingsMessages.sumAssured, largest: largestSum }),
  ...covers.map((cover) =>
    sumViolation(cover, request[cover], { missing: savingsMessages[cover], largest: largestSum, orZero: true }),
  ),
  request.frequency.trim().toLowerCase() === SAVINGS_FREQUENCY.toLowerCase()
    ? null
    : violation('frequency', `The frequency must be ${SAVINGS_FREQUENCY}.`),
]

/**
 * What a valid request pays for, in kobo: the sum saved, the covers for the months of the term, and the company's fee,
 * which is its charge on the sum saved, more if charge and covers are less than the least price of both. The premium is
 * rounded once; of its parts the cover is rounded, and the fee is the rest.
 */
export const savingsParts = (product: Product, request: SavingsRequest) => {
  const charge = savingsCharges[product.code]
  if (charge === undefined) throw new Error(`there is no rate for ${product.code}`)
  const saved = amountOf(request.sumAssured) ?? 0n
  const cover = sumOf(
    covers.map((name) => shareOf(amountOf(request[name]) ?? 0n, savingsCovers[name], BigInt(request.duration))),
  )
  const cost = rounded(atLeast(SAVINGS_LEAST, sumOf([shareOf(saved, charge), cover])))
  return { saved: kobo(saved), fee: kobo(cost - rounded(cover)), cover: rounded(cover), premium: kobo(saved + cost) }
}

/** The premium of a valid request for the whole term. */
export const savingsPremium = (product: Product, request: SavingsRequest): Kobo =>
  savingsParts(product, request).premium

/** What a valid request costs, in words: the savings, the fee, the cover, and when each is paid. */
export const savingsLines = (product: Product, request: SavingsRequest): readonly Line[] => {
  const { saved, fee, cover, premium } = savingsParts(product, request)
  const each = monthly(saved, request.duration).replace(/^a/, 'A')
  return [
    ['You put aside', `${each} for ${request.duration} months, ${formatMoney(saved)} in all`],
    ['Fee', formatMoney(fee)],
    ['Cost of the cover', formatMoney(cover)],
    ['When you pay', `All ${formatMoney(premium)} at once by card, or in parts by mandate`],
  ]
}
