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
