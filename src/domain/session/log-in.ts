import { isEmail } from '../values/email'
import { required, satisfies, validate } from '../rules/rule'
import { logInMessages } from './messages'

export type LogInForm = { readonly email: string; readonly password: string }

/** The e-mail rules that log-in and sign-up share: present first, then well-formed. */
export const emailRules = [
  required(logInMessages.emailRequired),
  satisfies((email) => isEmail(email.trim()), logInMessages.emailValid),
] as const

/** Whether a server that refused a log-in gives as its reason that the e-mail address is not confirmed yet. */
export const saysUnconfirmed = (words: string | undefined): boolean =>
  /\be-?mail\b.*\bnot (yet )?(been )?confirmed\b/i.test(words ?? '')

/**
 * What log-in asks of its form: an e-mail address. The password has no rule; only the server knows it
 * (requirement AUTH-08).
 */
export const checkLogIn = validate<'email'>({ email: emailRules })
