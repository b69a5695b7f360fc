import { required, validate } from '../../rules/rule'
import { countryMessages } from '../account-messages'
import { emailRules } from '../log-in'
import { newPasswordRules } from '../password'

export type CountrySignUpForm = { readonly email: string; readonly country: string; readonly password: string }

/** A country is chosen from a list: any one will do. */
export const countryRules = [required(countryMessages.country)] as const

/** The rules of the sign-up by country: e-mail and password as at sign-up, and a country (requirement AUTH-24). */
export const checkCountrySignUp = validate<keyof CountrySignUpForm>({
  email: emailRules,
  country: countryRules,
  password: newPasswordRules,
})
