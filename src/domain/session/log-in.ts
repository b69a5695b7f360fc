import { isEmail } from '../values/email'
import { asTyped, parseFields, required, satisfies, text } from '../rules/rule'
import type { Id } from '../values/id'
import { logInMessages } from './messages'
import type { ResetLink } from './password-reset'

export type LogInForm = { readonly email: string; readonly password: string }

/** The credentials that are sent: the trimmed email address, and the password as it was typed. */
export type Credentials = { readonly email: string; readonly password: string }

/** A log-in as it is sent: for a second factor once more, with a code. */
export type LogInRequest = Credentials & {
  /** The mark of a trusted browser, which may stand in place of a code. */
  readonly browserToken?: string | undefined
  readonly code?: string
  /** Whether the server shall answer the code with such a mark. */
  readonly trustsBrowser?: boolean
}

/** A second factor that the server asks for: whose, and the ways in which a code comes, as the server names them. */
export type SecondFactorRequired = {
  readonly _tag: 'SecondFactorRequired'
  readonly userId: Id
  readonly providers: readonly string[]
  /** The code that was sent before the page was loaded again, and when: a server that is asked again sends another one. */
  readonly sent?: { readonly provider: string; readonly at: number }
}

/** One with a code that was sent. */
export type SentCode = Required<SecondFactorRequired>

/** What a server answers to a right password. */
export type LogInAnswer =
  | {
      readonly _tag: 'LoggedIn'
      readonly token: string
      /** For how long the token is good, in seconds, if the server says it. */
      readonly lasts?: number | undefined
      /** There only after a code, where it was asked for. */
      readonly browserToken: string | undefined
    }
  | SecondFactorRequired
  /** The customer has to choose a new password first, with this link. */
  | { readonly _tag: 'PasswordResetRequired'; readonly link: ResetLink }

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

/** Parses the log-in form. The password has no rule; only the server can check it. */
export const parseLogIn = parseFields<Credentials>({ email: emailField, password: asTyped() })
