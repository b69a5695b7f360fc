import { CONTACT_MESSAGE_MINIMUM, CONTACT_SUBJECT_MINIMUM, PHONE_NUMBER_MINIMUM } from '../rules/constants'

/** The texts of the account forms that have rules and no screen yet, exactly as the specification has them. */
export const countryMessages = { country: 'Please select a country' } as const

export const nameCountryMessages = {
  firstname: 'First name contains invalid characters',
  lastname: 'Last name contains invalid characters',
} as const

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
  notAvailable: 'Changing the password is not available yet',
} as const

export const contactMessages = {
  name: 'Please enter your name',
  message: `Message must be at least ${CONTACT_MESSAGE_MINIMUM} characters`,
  subject: `Subject must be at least ${CONTACT_SUBJECT_MINIMUM} characters`,
} as const

export const productLookupMessages = {
  class: 'Please enter the product class',
  code: 'Please select a product code',
} as const
