import { filterOrElseW } from 'fp-ts/Either'
import { flow } from 'fp-ts/function'
import { parseFields, type Parsed } from '../rules/rule'
import { passwordChangeMessages } from './account-messages'
import { newPasswordField, passwordField, passwordMismatch } from './password'

/** What the link of a reset mail carries; `c` and `expireDate` are there with an ASP.NET Zero server. */
export type ResetLink = {
  readonly userId: string
  readonly resetCode: string
  readonly c: string | undefined
  readonly expireDate: string | undefined
}

/** The new password, and the link that permits it. */
export type PasswordReset = ResetLink & { readonly password: string }

export type PasswordResetForm = { readonly password: string; readonly confirmpassword: string }

/** Parses a password reset, with the rules of a password change. */
export const parsePasswordReset: (form: PasswordResetForm) => Parsed<PasswordResetForm> = flow(
  parseFields<PasswordResetForm>({
    password: newPasswordField,
    confirmpassword: passwordField(passwordChangeMessages.confirmPassword),
  }),
  filterOrElseW(({ password, confirmpassword }) => password === confirmpassword, passwordMismatch('confirmpassword')),
)
