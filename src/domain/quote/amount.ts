import { filter, type Option } from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { readAs, required, type FieldParser, type Rule } from '../rules/rule'
import { kobo, parseMoney, type Kobo } from '../values/money'
import { quoteMessages } from './messages'

/** The largest amount that is exact to the kobo as a number on the wire: some ninety thousand billion naira. */
const LARGEST = kobo(BigInt(Number.MAX_SAFE_INTEGER))

/** The typed amount, if it can be sent exactly. */
export const readAmount = (text: string): Option<Kobo> =>
  pipe(
    parseMoney(text),
    filter((amount) => amount <= LARGEST),
  )

/** An amount must be present and be a number (requirement QUOTE-01). */
export const amount = (missing: string, ...rules: readonly Rule[]): FieldParser<Kobo> =>
  readAs(readAmount, quoteMessages.invalidNumber, ...rules, required(missing))
