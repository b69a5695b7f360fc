import { parseFields, required, text } from '../../rules/rule'
import { emailField } from '../log-in'
import { productLookupMessages } from './messages'

/** No screen uses this form yet. */
export type ProductLookupForm = { readonly email: string; readonly class: string; readonly code: string }

export const parseProductLookup = parseFields<ProductLookupForm>({
  email: emailField,
  class: text(required(productLookupMessages.class)),
  code: text(required(productLookupMessages.code)),
})
