import { bimap, chainW, map } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Customer } from '../../customer/customer'
import { genders } from '../../customer/genders'
import type { DraftPolicy } from '../../rules/draft-policy'
import { LONGEST } from '../../rules/constants'
import { dateField } from '../../rules/date-field'
import { phoneNumber } from '../../rules/number-fields'
import { plainName, personName } from '../../rules/plain-name'
import {
  atMost,
  optionOf,
  parseFields,
  required,
  text,
  type FieldFailures,
  type FieldParsers,
  type Parsed,
  type ValueOf,
} from '../../rules/rule'
import type { RuleSet } from '../../rules/rule-set'
import type { CalendarDate } from '../../values/calendar-date'
import { ageRule } from '../age-rule'
import { userDetailsMessages } from '../messages'
import type { Part } from './part'

export type UserDetailsForm = {
  readonly name: string
  readonly surname: string
  readonly phoneNo: string
  readonly userName: string
  readonly dateOfBirth: string
  readonly gender: string
}

const draft: DraftPolicy<UserDetailsForm> = {
  name: 'store',
  surname: 'store',
  phoneNo: 'store',
  userName: 'store',
  dateOfBirth: 'store',
  gender: 'store',
}

const parseForm = parseFields({
  name: text(personName(userDetailsMessages.name), atMost(LONGEST.name)),
  surname: text(personName(userDetailsMessages.surname), atMost(LONGEST.name)),
  phoneNo: phoneNumber(userDetailsMessages.phoneNo),
  userName: text(required(userDetailsMessages.userName), plainName, atMost(LONGEST.userName)),
  dateOfBirth: dateField(userDetailsMessages.dateOfBirth),
  gender: optionOf(genders, userDetailsMessages.gender),
} satisfies FieldParsers<UserDetailsForm>)

/** What is saved. The email address is the profile's. */
export type UserDetails = Omit<ValueOf<typeof parseForm>, 'phoneNo'> & {
  readonly phoneNumber: string
  readonly emailAddress: string
}

const ofAge = (message: string): FieldFailures => [{ field: 'dateOfBirth', message }]

/** Parses the form; the age rule is checked once every field has a value. */
export const parseUserDetails =
  (ruleSet: RuleSet, today: CalendarDate, { email }: Customer) =>
  (form: UserDetailsForm): Parsed<UserDetails> =>
    pipe(
      parseForm(form),
      chainW((details) =>
        pipe(
          ageRule(ruleSet)(details.dateOfBirth, today),
          bimap(ofAge, () => details),
        ),
      ),
      map(({ phoneNo, ...details }) => ({ ...details, phoneNumber: phoneNo, emailAddress: email ?? '' })),
    )

/** The initial form, with the values of the profile. */
export const userDetailsFrom = (customer: Customer): UserDetailsForm => ({
  name: customer.name ?? '',
  surname: customer.surname ?? '',
  phoneNo: customer.phoneNumber ?? '',
  userName: customer.userName ?? '',
  dateOfBirth: customer.dateOfBirth ?? '',
  gender: customer.gender ?? '',
})

export const userDetails: Part<UserDetailsForm, UserDetails, Customer> = {
  heading: 'User Details',
  empty: userDetailsFrom,
  draft,
  parse: ({ ruleSet, today, customer }) => parseUserDetails(ruleSet, today, customer),
  saved: 'User information updated successfully',
  // The form begins with the profile.
  fill: (form) => form,
}
