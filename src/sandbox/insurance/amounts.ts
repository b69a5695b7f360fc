import { isSome } from 'fp-ts/Option'
import { fromNaira } from '../../domain/values/money'

/** The largest amount of a quote, in kobo: a hundred billion naira. */
const LARGEST_AMOUNT = 10_000_000_000_000n

/** A naira number of a request in kobo; `undefined` if it is not exact in kobo, negative or too large. */
export const amountOf = (naira: number): bigint | undefined => {
  const amount = fromNaira(naira)
  return isSome(amount) && amount.value >= 0n && amount.value <= LARGEST_AMOUNT ? amount.value : undefined
}

/** A share of an amount in basis points (hundredths of a per cent), rounded to the nearest kobo. */
export const shareOf = (amount: bigint, basisPoints: bigint): bigint => (amount * basisPoints + 5_000n) / 10_000n
