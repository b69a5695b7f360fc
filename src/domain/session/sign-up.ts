import { userNameOf } from '../values/email'
import { CAPTCHA_PLACEHOLDER } from '../rules/constants'
import { required, validate } from '../rules/rule'
import { emailRules } from './log-in'
import { signUpMessages } from './messages'
import { newPasswordRules } from './password'

export type SignUpForm = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly referralCode: string
}

/** The rules of the sign-up form, in the order of its fields (requirement AUTH-12). The referral code is optional. */
export const checkSignUp = validate<'firstName' | 'lastName' | 'email' | 'password'>({
  firstName: [required(signUpMessages.firstName)],
  lastName: [required(signUpMessages.lastName)],
  email: emailRules,
  password: newPasswordRules,
})

/** What opens an account. `name` is the first name, `surname` the last name, as the server calls them. */
export type Registration = {
  readonly name: string
  readonly surname: string
  readonly userName: string
  readonly emailAddress: string
  readonly password: string
  readonly captchaResponse: string
  readonly referralCode: string
}

/**
 * Turns the form into a registration: names trimmed, the user name taken from the e-mail, the password as typed
 * (requirement AUTH-13).
 */
export const registrationOf = (form: SignUpForm): Registration => {
  const emailAddress = form.email.trim()
  return {
    name: form.firstName.trim(),
    surname: form.lastName.trim(),
    userName: userNameOf(emailAddress),
    emailAddress,
    password: form.password,
    captchaResponse: CAPTCHA_PLACEHOLDER,
    referralCode: form.referralCode.trim(),
  }
}
