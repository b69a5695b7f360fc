import { filter, isSome, type Option } from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { readAs, required, type FieldParser, type Rule } from '../rules/rule'
import { kobo, parseMoney, type Kobo } from '../values/money'
import { quoteMessages, tooMuch } from './messages'

/** The largest amount that is exact to the kobo as a number on the wire: some ninety thousand billion naira. */
const LARGEST = kobo(BigInt(Number.MAX_SAFE_INTEGER))

/** The typed amount, if it can be sent exactly. */
export const readAmount = (text: string): Option<Kobo> =>
  pipe(
    parseMoney(text),
    filter((amount) => amount <= LARGEST),
  )

/** An amount must be present and be a number. */
export const amount = (missing: string, ...rules: readonly Rule[]): FieldParser<Kobo> =>
  readAs(readAmount, quoteMessages.invalidNumber, ...rules, required(missing))

/** A rule of an amount; a text that is no amount is left to `amount`. */
const ifAmount =
  (breaks: (amount: Kobo) => boolean, message: string): Rule =>
  (typed) => {
    const read = parseMoney(typed)
    return isSome(read) && breaks(read.value) ? message : null
  }

/** Nothing cannot be insured. */
export const aboveZero = (message: string): Rule => ifAmount((amount) => amount === 0n, message)

/** At most the largest sum of the product, which the message names. */
export const upTo = (largest: Kobo): Rule => ifAmount((amount) => amount > largest, tooMuch(largest))
