import type { CalendarDate } from '../values/calendar-date'
import { visibleText } from '../values/visible-text'

/** The logged-in customer, from the profile. What a server leaves out is `undefined`. */
export type Customer = {
  readonly userName: string | undefined
  readonly name: string | undefined
  readonly surname: string | undefined
  readonly email: string | undefined
  readonly phoneNumber: string | undefined
  readonly isPhoneVerified: boolean
  readonly dateOfBirth: CalendarDate | undefined
  readonly gender: string | undefined
  readonly imageUrl: string | undefined
  readonly kycStatus: string | undefined
  readonly referralCode: string | undefined
}

/** A profile with an email address counts as logged in; there is no other role. */
export const isLoggedIn = (customer: Customer): boolean => (customer.email ?? '').trim() !== ''

/** What can be seen of a name: an account of another service may be called by nothing else. */
const seen = (name: string | undefined): string => visibleText(name ?? '').trim()

/** The name to greet the customer by: the first name, else the user name, else the email address. */
export const greetingName = ({ name, userName, email }: Customer): string =>
  seen(name) || seen(userName) || (email ?? '')

/** First name and surname, as far as they are known. */
export const ownName = ({ name, surname }: Customer): string => [seen(name), seen(surname)].filter(Boolean).join(' ')

/** The own name; else the user name. */
export const fullName = (customer: Customer): string => ownName(customer) || greetingName(customer)

/** The customer before the profile is read. */
export const unknownCustomer: Customer = {
  userName: undefined,
  name: undefined,
  surname: undefined,
  email: undefined,
  phoneNumber: undefined,
  isPhoneVerified: false,
  dateOfBirth: undefined,
  gender: undefined,
  imageUrl: undefined,
  kycStatus: undefined,
  referralCode: undefined,
}
