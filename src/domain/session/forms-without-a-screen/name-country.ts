import { satisfies, validate } from '../../rules/rule'
import { nameCountryMessages } from '../account-messages'
import { countryRules } from './country-sign-up'

export type NameCountryForm = { readonly firstname: string; readonly lastname: string; readonly country: string }

/** Letters of any script with their marks, spaces, apostrophe (typed or typographic), underscore and hyphen. */
const isName = (text: string): boolean => /^[\p{L}\p{M} '’_-]*$/u.test(text)

/**
 * The rules of the form that asks for name and country (requirement AUTH-25). A name has no other rule: it may be left
 * empty.
 */
export const checkNameCountry = validate<keyof NameCountryForm>({
  firstname: [satisfies(isName, nameCountryMessages.firstname)],
  lastname: [satisfies(isName, nameCountryMessages.lastname)],
  country: countryRules,
})
