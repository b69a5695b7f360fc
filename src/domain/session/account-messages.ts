import { PHONE_NUMBER_MINIMUM } from '../rules/constants'

/** The texts of the account forms for logged-in customers, exactly as in the specification. */
export const phoneMessages = {
  countryCode: 'Please select your country code',
  number: `Phone number must be at least ${PHONE_NUMBER_MINIMUM} characters in length`,
  code: 'Please enter your code',
  sent: 'We have sent you a code.',
  verified: 'Your phone number has been verified.',
} as const

export const passwordChangeMessages = {
  newPassword: 'Please create a new password',
  confirmPassword: 'Please confirm your new password',
  mismatch: 'Passwords do not match',
  done: 'Your password has been changed. You are logged out on all other devices.',
  sendAgain: 'Send it again. If your old password is refused, the new one is already in use.',
  notAvailable: 'Changing the password is not available yet',
} as const
