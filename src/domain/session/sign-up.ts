import { map } from 'fp-ts/Either'
import { flow } from 'fp-ts/function'
import { userNameOf } from '../values/email'
import { CAPTCHA_PLACEHOLDER, LONGEST } from '../rules/constants'
import { personName } from '../rules/plain-name'
import { atMost, parseFields, text, type ValueOf } from '../rules/rule'
import { emailField } from './log-in'
import { signUpMessages } from './sign-up-messages'
import { newPasswordField } from './password'

export type SignUpForm = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly referralCode: string
}

/**
 * Parses the sign-up form, in the order of its fields. The referral code is
 * optional, the user name is derived from the email address.
 */
export const parseSignUp = flow(
  parseFields<SignUpForm>({
    firstName: text(personName(signUpMessages.firstName), atMost(LONGEST.name)),
    lastName: text(personName(signUpMessages.lastName), atMost(LONGEST.name)),
    email: emailField,
    password: newPasswordField,
    referralCode: text(atMost(LONGEST.referralCode)),
  }),
  map(({ firstName, lastName, email, password, referralCode }) => ({
    name: firstName,
    surname: lastName,
    userName: userNameOf(email),
    emailAddress: email,
    password,
    captchaResponse: CAPTCHA_PLACEHOLDER,
    referralCode,
  })),
)

/** What opens an account. `name` is the first name, `surname` the last name, as the server calls them. */
export type Registration = ValueOf<typeof parseSignUp>
