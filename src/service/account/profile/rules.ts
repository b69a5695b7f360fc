import { isLeft } from 'fp-ts/Either'
import { isNone } from 'fp-ts/Option'
import { ageRule } from '../../../domain/kyc/age-rule'
import { userDetailsMessages } from '../../../domain/kyc/messages'
import { genders } from '../../../domain/customer/genders'
import type { RuleSet } from '../../../domain/rules/rule-set'
import { calendarDate, type CalendarDate } from '../../../domain/values/calendar-date'
import { lookupKeyOf } from '../../platform/database/lookup-keys'
import { phoneNumberOf } from '../../platform/phone-number'
import { violation, type Violation } from '../../wire/errors'
import { nameViolation, userNameViolation } from '../../wire/name-violation'

/** The members of the user details that have a rule. */
type UserDetails = {
  readonly name: string
  readonly surname: string
  readonly userName: string
  readonly phoneNumber: string
  readonly dateOfBirth: string
  readonly gender: string
  readonly emailAddress: string
}

const allowedGenders: readonly string[] = genders

const birth = (dateOfBirth: string, ruleSet: RuleSet, today: CalendarDate): Violation | null => {
  const date = calendarDate(dateOfBirth)
  if (isNone(date)) return violation('dateOfBirth', userDetailsMessages.dateOfBirth)
  const checked = ageRule(ruleSet)(date.value, today)
  return isLeft(checked) ? violation('dateOfBirth', checked.left) : null
}

/** The violations of user details. `today` is the day in Lagos, `currentEmail` the confirmed address. */
export const userDetailsViolations = (
  details: UserDetails,
  {
    ruleSet,
    today,
    currentEmail,
  }: { readonly ruleSet: RuleSet; readonly today: CalendarDate; readonly currentEmail: string },
): readonly (Violation | null)[] => [
  nameViolation('name', details.name, userDetailsMessages.name),
  nameViolation('surname', details.surname, userDetailsMessages.surname),
  userNameViolation('userName', details.userName, userDetailsMessages.userName),
  phoneNumberOf(details.phoneNumber) !== undefined
    ? null
    : violation('phoneNumber', 'Please enter a valid phone number'),
  birth(details.dateOfBirth, ruleSet, today),
  allowedGenders.includes(details.gender) ? null : violation('gender', userDetailsMessages.gender),
  lookupKeyOf(details.emailAddress) === lookupKeyOf(currentEmail)
    ? null
    : violation('emailAddress', 'You cannot change your email address here.'),
]
