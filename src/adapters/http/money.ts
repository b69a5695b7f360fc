import { getOrElseW } from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { fromNaira, kobo, type Kobo } from '../../domain/values/money'

/** A naira number of the wire in kobo; missing, or with a fraction of a kobo, it counts as missing. */
export const toKobo = (naira: number | undefined): Kobo | undefined =>
  naira === undefined
    ? undefined
    : pipe(
        fromNaira(naira),
        getOrElseW(() => undefined),
      )

/** An amount that an answer must have: rounded to whole kobo where a server calculates with binary fractions. */
export const toExactKobo = (naira: number): Kobo => toKobo(naira) ?? kobo(BigInt(Math.round(naira * 100)))
