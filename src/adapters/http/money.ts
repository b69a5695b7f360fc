import { getOrElseW } from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { fromNaira, kobo, type Kobo } from '../../domain/values/money'

/** A naira number of the API in kobo; one with a fraction of a kobo counts as missing. */
export const toKobo = (naira: number | undefined): Kobo | undefined =>
  naira === undefined
    ? undefined
    : pipe(
        fromNaira(naira),
        getOrElseW(() => undefined),
      )

/** A required amount: rounded to whole kobo, because a server may calculate in floating point. */
export const toExactKobo = (naira: number): Kobo => toKobo(naira) ?? kobo(BigInt(Math.round(naira * 100)))
