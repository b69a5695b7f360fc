import { isEmail } from '../values/email'
import { asTyped, parseFields, required, satisfies, text } from '../rules/rule'
import { logInMessages } from './messages'

export type LogInForm = { readonly email: string; readonly password: string }

/** The credentials that are sent: the trimmed email address, and the password as it was typed. */
export type Credentials = { readonly email: string; readonly password: string }

/** The email address of every account form: present first, then well-formed. */
export const emailField = text(
  required(logInMessages.emailRequired),
  satisfies((email) => isEmail(email.trim()), logInMessages.emailValid),
)

/** Whether the server refused a log-in because the email address is not confirmed yet. */
export const mentionsUnconfirmed = (words: string | undefined): boolean =>
  /\bnot (yet )?(been )?confirmed\b/i.test(
    (words ?? '')
      .split(/\be-?mail\b/i)
      .slice(1)
      .join(),
  )

/** Parses the log-in form. The password has no rule; only the server can check it (requirement AUTH-08). */
export const parseLogIn = parseFields<Credentials>({ email: emailField, password: asTyped() })
