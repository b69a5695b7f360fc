import { none, type Option } from 'fp-ts/Option'
import { isSome } from 'fp-ts/Option'
import type { Customer } from '../../src/domain/customer/customer'
import type { ResetLink } from '../../src/domain/session/password-reset'
import type { LogInAnswer, LogInForm } from '../../src/domain/session/log-in'
import { parseSignUp, type Registration, type SignUpForm } from '../../src/domain/session/sign-up'
import { calendarDate, type CalendarDate } from '../../src/domain/values/calendar-date'
import type { PortError, PortErrorTag, Rejection } from '../../src/domain/failure/port-error'
import { valid } from './parsed'

/** The value of an option that is known to be `some`. */
const known = <A>(option: Option<A>): A => {
  if (isSome(option)) return option.value
  throw new Error(`the test expected a value, not ${none._tag}`)
}

export const day = (text: string): CalendarDate => known(calendarDate(text))

export const aCustomer = (differences: Partial<Customer> = {}): Customer => ({
  userName: 'customer',
  name: 'First',
  surname: 'Last',
  email: 'customer@portal.test',
  phoneNumber: '08030000000',
  isPhoneVerified: false,
  dateOfBirth: day('1990-01-31'),
  gender: 'Female',
  imageUrl: undefined,
  kycStatus: 'NewlyRegistered',
  referralCode: 'REFER123',
  ...differences,
})

export const aLogIn = (differences: Partial<LogInForm> = {}): LogInForm => ({
  email: 'customer@portal.test',
  password: 'long enough',
  ...differences,
})

/** The answer to a log-in that asks for nothing more. */
export const loggedIn = (token = 'the-token'): LogInAnswer => ({ _tag: 'LoggedIn', token, browserToken: undefined })

export const aSignUp = (differences: Partial<SignUpForm> = {}): SignUpForm => ({
  firstName: 'First',
  lastName: 'Last',
  email: 'first.last@portal.test',
  password: 'long enough',
  referralCode: '',
  ...differences,
})

/** What the sign-up form with these differences sends. */
export const aRegistration = (differences: Partial<SignUpForm> = {}): Registration =>
  valid(parseSignUp(aSignUp(differences)))

/** What the link of a reset mail carries. */
export const aResetLink = (differences: Partial<ResetLink> = {}): ResetLink => ({
  userId: '7',
  resetCode: 'the-code',
  c: undefined,
  expireDate: undefined,
  ...differences,
})

export const aRejection = (differences: Partial<Rejection> = {}): Rejection => ({
  code: 0,
  message: 'Login failed!',
  details: 'Invalid user name or password',
  violations: [],
  ...differences,
})

export const rejected = (differences: Partial<Rejection> = {}): PortError => ({
  _tag: 'Rejected',
  ...aRejection(differences),
})

/** One error of every tag, as a server without messages of its own causes it; `NoAnswer` to a write. */
export const everyError: { readonly [Tag in PortErrorTag]: Extract<PortError, { _tag: Tag }> } = {
  Offline: { _tag: 'Offline' },
  Outage: { _tag: 'Outage' },
  NoAnswer: { _tag: 'NoAnswer', wrote: true },
  Cancelled: { _tag: 'Cancelled' },
  Unauthorised: { _tag: 'Unauthorised', answer: undefined },
  Forbidden: { _tag: 'Forbidden', answer: undefined },
  NotFound: { _tag: 'NotFound', answer: undefined },
  Rejected: { _tag: 'Rejected', code: 0, message: undefined, details: undefined, violations: [] },
  ContractBroken: { _tag: 'ContractBroken', call: 'Some/Call', path: 'result.field' },
  RateLimited: { _tag: 'RateLimited', retryAfter: 30, answer: undefined },
}
