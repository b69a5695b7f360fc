import { isSome } from 'fp-ts/Option'
import { tooMuch } from '../../../domain/quote/messages'
import { fromNaira, kobo, toNaira, type Kobo } from '../../../domain/values/money'
import { violation, type Violation } from '../../wire/errors'

/** A naira number of a request in kobo; `undefined` if it is not exact in kobo or negative. */
export const amountOf = (naira: number): bigint | undefined => {
  const amount = fromNaira(naira)
  return isSome(amount) && amount.value >= 0n ? amount.value : undefined
}

type Bounds = { readonly missing: string; readonly largest: Kobo; readonly orZero?: boolean }

/** The violation of a sum that is no amount, zero unless it may be, or above the largest one. */
export const sumViolation = (
  member: string,
  naira: number,
  { missing, largest, orZero = false }: Bounds,
): Violation | null => {
  if (naira > toNaira(largest)) return violation(member, tooMuch(largest))
  const amount = amountOf(naira)
  return amount === undefined || (amount === 0n && !orZero) ? violation(member, missing) : null
}

const MONTHS = 12n
const BASIS_POINTS = 10_000n

/**
 * A part of a premium before it is rounded: in kobo by twelve months by ten thousand basis points, so that every share of
 * a year is a whole number.
 */
export type Exact = bigint & { readonly Exact: unique symbol }

const PARTS = MONTHS * BASIS_POINTS

/** An amount in kobo, exactly. */
export const exact = (amount: bigint): Exact => (amount * PARTS) as Exact

/** A share of an amount in basis points (hundredths of a per cent), for a year or for some months of it. */
export const shareOf = (amount: bigint, basisPoints: bigint, months = MONTHS): Exact =>
  (amount * basisPoints * months) as Exact

/** The sum of parts, exactly. */
export const sumOf = (parts: readonly Exact[]): Exact => parts.reduce((sum, part) => sum + part, 0n) as Exact

/** The part, raised to the least premium if it is smaller. */
export const atLeast = (least: bigint, part: Exact): Exact => (part < exact(least) ? exact(least) : part)

/** The only rounding of a premium, after everything else: to the nearest kobo, half a kobo up. */
export const rounded = (part: Exact): Kobo => kobo((part + PARTS / 2n) / PARTS)
