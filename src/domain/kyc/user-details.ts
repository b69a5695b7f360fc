import { chain, isRight, left, right, type Either } from 'fp-ts/Either'
import { isSome } from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Customer } from '../customer/customer'
import { oneOf, required, satisfies, validate, type FieldFailures } from '../rules/rule'
import type { RuleSet } from '../rules/rule-set'
import { calendarDate, type CalendarDate } from '../values/calendar-date'
import { ageRule } from './age-rule'
import { ageMessage, userDetailsMessages } from './messages'

export const genders = ['Male', 'Female'] as const

export type UserDetailsForm = {
  readonly name: string
  readonly surname: string
  readonly phoneNo: string
  readonly userName: string
  readonly dateOfBirth: string
  readonly gender: string
}

/** What step 1 saves. The e-mail address is that of the profile. */
export type UserDetails = {
  readonly name: string
  readonly surname: string
  readonly phoneNumber: string
  readonly dateOfBirth: CalendarDate
  readonly userName: string
  readonly gender: string
  readonly emailAddress: string
}

const isDate = (text: string) => isSome(calendarDate(text))

const rules = validate<keyof UserDetailsForm>({
  name: [required(userDetailsMessages.name)],
  surname: [required(userDetailsMessages.surname)],
  phoneNo: [required(userDetailsMessages.phoneNo)],
  userName: [required(userDetailsMessages.userName)],
  dateOfBirth: [
    required(userDetailsMessages.dateOfBirth),
    satisfies(isDate, userDetailsMessages.dateOfBirth),
  ],
  gender: [oneOf(genders, userDetailsMessages.gender)],
})

/** The rules of step 1 (requirement KYC-04); the age rule is looked at when every field has something in it. */
export const checkUserDetails =
  (ruleSet: RuleSet, today: CalendarDate) =>
  (form: UserDetailsForm): Either<FieldFailures, UserDetailsForm> =>
    pipe(
      rules(form),
      chain((valid): Either<FieldFailures, UserDetailsForm> => {
        const born = calendarDate(valid.dateOfBirth)
        const oldEnough = isSome(born) && isRight(ageRule(ruleSet)(born.value, today))
        return oldEnough ? right(valid) : left([{ field: 'dateOfBirth', message: ageMessage }])
      }),
    )

/** The valid form as it is saved (requirement KYC-04). */
export const userDetailsOf = (form: UserDetailsForm, customer: Customer): UserDetails => ({
  name: form.name.trim(),
  surname: form.surname.trim(),
  phoneNumber: form.phoneNo.trim(),
  dateOfBirth: form.dateOfBirth as CalendarDate,
  userName: form.userName.trim(),
  gender: form.gender,
  emailAddress: customer.email ?? '',
})

/** What the profile knows already, to begin the form with. */
export const userDetailsFrom = (customer: Customer): UserDetailsForm => ({
  name: customer.name ?? '',
  surname: customer.surname ?? '',
  phoneNo: customer.phoneNumber ?? '',
  userName: customer.userName ?? '',
  dateOfBirth: customer.dateOfBirth ?? '',
  gender: customer.gender ?? '',
})
