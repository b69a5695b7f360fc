import { required, validate } from '../../rules/rule'
import { productLookupMessages } from '../account-messages'
import { emailRules } from '../log-in'

export type ProductLookupForm = { readonly email: string; readonly class: string; readonly code: string }

/** The rules of the product look-up (requirement AUTH-28). */
export const checkProductLookup = validate<keyof ProductLookupForm>({
  email: emailRules,
  class: [required(productLookupMessages.class)],
  code: [required(productLookupMessages.code)],
})
