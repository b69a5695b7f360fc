import type { PasswordReset } from '../../domain/session/password-reset'
import type { Parsed } from '../../domain/rules/rule'
import type { Outcome } from '../core/actors'

/** Sets the new password with the codes of the link. */
export type ResetPassword = { input: Parsed<PasswordReset>; output: Outcome<void> }
