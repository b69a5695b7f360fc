import { chain, left, right } from 'fp-ts/Either'
import { match } from 'fp-ts/Option'
import { flow, pipe } from 'fp-ts/function'
import { presentLandline, readPhoneNumber } from '../values/phone-number'
import { withoutSeparators } from '../values/separators'
import { fieldMessages, oldLandline } from './field-messages'
import { readAs, required, text, type FieldParser, type Rule } from './rule'

/**
 * A number with the blanks, hyphens and dots taken out that may have been typed between its characters, if it then
 * satisfies every rule.
 */
export const unseparated = (...rules: readonly Rule[]): FieldParser<string> => flow(withoutSeparators, text(...rules))

/** A phone number of digits, of any country; `missing` if there is none. */
export const phoneDigits = (missing: string): FieldParser<string> =>
  readAs(readPhoneNumber, fieldMessages.phoneNumber, required(missing))

/**
 * The same with its country code, or of Nigeria without one. A landline in Lagos in its old form is answered with the new
 * one.
 */
export const phoneNumber = (missing: string): FieldParser<string> =>
  flow(
    phoneDigits(missing),
    chain((read) =>
      pipe(
        presentLandline(read),
        match(
          () => right(read),
          (present) => left(oldLandline(present)),
        ),
      ),
    ),
  )
