import { filterOrElseW } from 'fp-ts/Either'
import { flow } from 'fp-ts/function'
import { LONGEST, PASSWORD_MINIMUM } from '../rules/constants'
import {
  asTyped,
  atMost,
  minimumLength,
  parseFields,
  required,
  type FieldFailures,
  type FieldParser,
  type Parsed,
} from '../rules/rule'
import { passwordChangeMessages } from './account-messages'
import { signUpMessages } from './sign-up-messages'

/** A password as it was typed, spaces included: present, and long enough; `message` if it is missing. */
export const passwordField = (message: string): FieldParser<string> =>
  asTyped(required(message), minimumLength(PASSWORD_MINIMUM, signUpMessages.passwordLength), atMost(LONGEST.password))

export const newPasswordField = passwordField(signUpMessages.passwordRequired)

export type PasswordChangeForm = {
  readonly password: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/** The password that the customer has, and the one that replaces it. */
export type PasswordChange = { readonly currentPassword: string; readonly newPassword: string }

/** The message of the second field if it does not match the new password. */
export const passwordMismatch = (field: string) => (): FieldFailures => [
  { field, message: passwordChangeMessages.mismatch },
]

/** Parses a password change; whether the two new passwords match is checked once each is valid. */
export const parsePasswordChange: (form: PasswordChangeForm) => Parsed<PasswordChangeForm> = flow(
  parseFields<PasswordChangeForm>({
    password: newPasswordField,
    newPassword: passwordField(passwordChangeMessages.newPassword),
    confirmPassword: passwordField(passwordChangeMessages.confirmPassword),
  }),
  filterOrElseW(
    ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
    passwordMismatch('confirmPassword'),
  ),
)
