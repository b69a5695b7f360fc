import { parseFields, satisfies, text } from '../../rules/rule'
import { countryField } from './country-sign-up'
import { nameCountryMessages } from './messages'

/** No screen uses this form yet. */
export type NameCountryForm = { readonly firstname: string; readonly lastname: string; readonly country: string }

/** Letters of any script with their marks, spaces, apostrophe (typed or typographic), underscore and hyphen. */
const isName = (text: string): boolean => /^[\p{L}\p{M} '’_-]*$/u.test(text)

/** Parses name and country. A name has no other rule: it may be empty. */
export const parseNameCountry = parseFields<NameCountryForm>({
  firstname: text(satisfies(isName, nameCountryMessages.firstname)),
  lastname: text(satisfies(isName, nameCountryMessages.lastname)),
  country: countryField,
})
