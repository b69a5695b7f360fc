import { flow } from 'fp-ts/function'
import { readPhoneNumber } from '../values/phone-number'
import { withoutSeparators } from '../values/separators'
import { fieldMessages } from './field-messages'
import { readAs, required, text, type FieldParser, type Rule } from './rule'

/**
 * A number with the blanks, hyphens and dots taken out that may have been typed between its characters, if it then
 * satisfies every rule (requirement TAP-06).
 */
export const unseparated = (...rules: readonly Rule[]): FieldParser<string> => flow(withoutSeparators, text(...rules))

/** A phone number of digits, with its country code or without; `missing` if there is none. */
export const phoneNumber = (missing: string): FieldParser<string> =>
  readAs(readPhoneNumber, fieldMessages.phoneNumber, required(missing))
