import { none, some, type Option } from 'fp-ts/Option'
import { withoutSeparators } from './separators'

/** The most digits that a number with its country code has (ITU-T E.164). */
const MOST_DIGITS = 15

/**
 * Reads a phone number as people type it, with blanks, hyphens, dots, brackets or slashes; `none` for a text that has
 * other characters than digits and a leading `+`, or too many digits. The international prefixes `00` and, as it is
 * dialled in Nigeria, `009` become `+`: after `009` only Nigeria's own code is understood, since `0092…` may also be a
 * number in Pakistan. Whether the number exists is decided by the numbering plans, not here.
 */
export const readPhoneNumber = (typed: string): Option<string> => {
  const dialled = withoutSeparators(typed)
    .replace(/[()/]/g, '')
    .replace(/^009(?=234\d{10}$)|^00/, '+')
  const digits = dialled.replace(/^\+/, '')
  return /^\d+$/.test(digits) && digits.length <= MOST_DIGITS ? some(dialled) : none
}

/** What was a landline in Lagos until the end of 2023, `01` and seven digits (NCC), with Nigeria's code or without. */
const oldLandline = /^(?:0|\+2340?)1(\d{3})(\d{4})$/

/** The present form of a landline in Lagos that was read in its old one, as people write it; `none` for another number. */
export const presentLandline = (read: string): Option<string> => {
  const [, area, rest] = oldLandline.exec(read) ?? []
  return area === undefined || rest === undefined ? none : some(`0201 ${area} ${rest}`)
}

/** Whether a number that was read is a landline in Lagos in its present form. */
export const isPresentLandline = (read: string): boolean => /^(?:0|\+2340?)201\d{7}$/.test(read)
