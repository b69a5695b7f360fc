import { filterOrElseW } from 'fp-ts/Either'
import { flow } from 'fp-ts/function'
import { parseFields, type Parsed } from '../../rules/rule'
import { passwordChangeMessages } from '../account-messages'
import { newPasswordField, passwordField, passwordMismatch } from '../password'

/** No screen uses this form yet. */
export type PasswordResetForm = { readonly password: string; readonly confirmpassword: string }

/** Parses a password reset, with the rules of a password change (requirement AUTH-26). */
export const parsePasswordReset: (form: PasswordResetForm) => Parsed<PasswordResetForm> = flow(
  parseFields<PasswordResetForm>({
    password: newPasswordField,
    confirmpassword: passwordField(passwordChangeMessages.confirmPassword),
  }),
  filterOrElseW(
    ({ password, confirmpassword }) => password === confirmpassword,
    passwordMismatch('confirmpassword'),
  ),
)
