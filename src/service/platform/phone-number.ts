import { countries } from '../../domain/catalogue/countries'
import { callingCodes } from '../../domain/values/calling-codes'
import { parsePhoneNumberFromString as parse } from 'libphonenumber-js'
import { parsePhoneNumberFromString as parseFully, type PhoneNumber } from 'libphonenumber-js/max'

/** Whether a number has a length that numbers of its country have. One without a country code is Nigerian, here and below. */
export const isPossiblePhoneNumber = (text: string): boolean => parse(text, 'NG')?.isPossible() === true

/** A number of any format in E.164, whether or not there can be one; `undefined` for a text that is none. */
export const inE164 = (text: string): string | undefined => parse(text, 'NG')?.number

/** Nigerian mobile numbers have ten digits; operators get new prefixes before the library's tables have them. */
const isNigerianMobile = (parsed: PhoneNumber): boolean =>
  parsed.countryCallingCode === '234' && /^[789]\d{9}$/.test(parsed.nationalNumber)

/** A number in E.164; `undefined` for one outside every numbering plan: only the full tables have the length of each kind. */
export const phoneNumberOf = (text: string): string | undefined => {
  const parsed = parseFully(text, 'NG')
  return parsed !== undefined && (parsed.isValid() || isNigerianMobile(parsed)) ? parsed.number : undefined
}

/** The countries that the portal offers for phone numbers, by their codes of two letters. */
const offered: ReadonlySet<string> = new Set(
  callingCodes
    .flatMap(({ country }) => country.split(', '))
    .flatMap((name) => countries.find(({ countryName }) => countryName === name)?.countryCode ?? []),
)

const mobileTypes: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

/**
 * Whether an SMS to a number reaches a phone in a country that the portal offers. Premium and other services, satellites,
 * landlines and ranges that nobody has been given are none: whoever owns them may earn by each SMS.
 */
export const canGetCodes = (text: string): boolean => {
  const parsed = parseFully(text, 'NG')
  return parsed !== undefined && offered.has(parsed.country ?? '') && mobileTypes.includes(parsed.getType())
}
