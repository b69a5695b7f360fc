import { CONTACT_MESSAGE_MINIMUM, CONTACT_SUBJECT_MINIMUM } from '../../rules/constants'

/** The texts of the account forms that no screen uses yet, exactly as in the specification. */
export const countryMessages = { country: 'Please select a country' } as const

export const nameCountryMessages = {
  firstname: 'First name contains invalid characters',
  lastname: 'Last name contains invalid characters',
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
