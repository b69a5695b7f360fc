import { parseFields } from '../rules/rule'
import { emailField } from './log-in'

export type LinkRequestForm = { readonly email: string }

/** Parses the form that asks for a link by email. */
export const parseLinkRequest = parseFields<LinkRequestForm>({ email: emailField })
