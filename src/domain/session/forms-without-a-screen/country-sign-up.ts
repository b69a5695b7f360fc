import { parseFields, required, text } from '../../rules/rule'
import { emailField } from '../log-in'
import { newPasswordField } from '../password'
import { countryMessages } from './messages'

/** No screen uses this form yet. */
export type CountrySignUpForm = { readonly email: string; readonly country: string; readonly password: string }

/** A country is chosen from a list: any value is valid. */
export const countryField = text(required(countryMessages.country))

/** Parses the sign-up by country: email and password as in the sign-up form, and a country. */
export const parseCountrySignUp = parseFields<CountrySignUpForm>({
  email: emailField,
  country: countryField,
  password: newPasswordField,
})
