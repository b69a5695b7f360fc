import { chainW, left, right, type Either } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { PASSWORD_MINIMUM } from '../rules/constants'
import { minimumLength, required, validate, type FieldFailures, type Rule } from '../rules/rule'
import { passwordChangeMessages } from './account-messages'
import { signUpMessages } from './messages'

const longEnough = minimumLength(PASSWORD_MINIMUM, signUpMessages.passwordLength)
const present = (message: string): readonly Rule[] => [required(message), longEnough]

/** The rules of a password that is chosen: present, and long enough (requirement AUTH-12). */
export const newPasswordRules = present(signUpMessages.passwordRequired)

export type PasswordChangeForm = {
  readonly password: string
  readonly newPassword: string
  readonly confirmPassword: string
}

export type PasswordResetForm = { readonly password: string; readonly confirmpassword: string }

const same =
  <Field extends string, Form>(field: Field, matches: (form: Form) => boolean) =>
  (form: Form): Either<FieldFailures<Field>, Form> =>
    matches(form) ? right(form) : left([{ field, message: passwordChangeMessages.mismatch }])

const changeRules = validate<keyof PasswordChangeForm>({
  password: newPasswordRules,
  newPassword: present(passwordChangeMessages.newPassword),
  confirmPassword: present(passwordChangeMessages.confirmPassword),
})

/**
 * The rules of a password change; whether the two new ones match is looked at when each is a password
 * (requirement AUTH-26).
 */
export const checkPasswordChange = (
  form: PasswordChangeForm,
): Either<FieldFailures<keyof PasswordChangeForm>, PasswordChangeForm> =>
  pipe(
    changeRules(form),
    chainW(same('confirmPassword', ({ newPassword, confirmPassword }) => newPassword === confirmPassword)),
  )

const resetRules = validate<keyof PasswordResetForm>({
  password: newPasswordRules,
  confirmpassword: present(passwordChangeMessages.confirmPassword),
})

/** The rules of a password reset, judged as a change is (requirement AUTH-26). */
export const checkPasswordReset = (
  form: PasswordResetForm,
): Either<FieldFailures<keyof PasswordResetForm>, PasswordResetForm> =>
  pipe(
    resetRules(form),
    chainW(same('confirmpassword', ({ password, confirmpassword }) => password === confirmpassword)),
  )
