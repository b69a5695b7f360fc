import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/mobile'
import type { PhoneAppearance } from '../../domain/kyc/coaching'

const isMobile = (typed: string): boolean => parsePhoneNumberFromString(typed, 'NG')?.isValid() === true

/** Whether one more digit would make a mobile number of it. */
const lacksOne = (typed: string): boolean => Array.from('0123456789').some((digit) => isMobile(typed + digit))

/** How a mobile number looks; one without a country code counts as Nigerian. A chunk of its own, for the plans' weight. */
export const phoneAppearance = (typed: string): PhoneAppearance => {
  if (isMobile(typed)) return 'good'
  const length = validatePhoneNumberLength(typed, 'NG')
  if (length === 'TOO_SHORT' || lacksOne(typed)) return 'unfinished'
  return length === 'TOO_LONG' ? 'too-long' : 'odd'
}
