import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/mobile'
import type { PhoneAppearance } from '../../domain/kyc/coaching'

const isMobile = (typed: string): boolean => parsePhoneNumberFromString(typed, 'NG')?.isValid() === true

/** Whether one more digit would complete a mobile number. */
const isOneDigitShort = (typed: string): boolean => Array.from('0123456789').some((digit) => isMobile(typed + digit))

/**
 * Classifies a mobile number; one without a country code counts as Nigerian. A separate chunk because of the plans'
 * size.
 */
export const phoneAppearance = (typed: string): PhoneAppearance => {
  if (isMobile(typed)) return 'good'
  const length = validatePhoneNumberLength(typed, 'NG')
  // A text without a number is left to the rule.
  if (length === 'TOO_SHORT' || length === 'NOT_A_NUMBER' || isOneDigitShort(typed)) return 'unfinished'
  return length === 'TOO_LONG' ? 'too-long' : 'odd'
}
