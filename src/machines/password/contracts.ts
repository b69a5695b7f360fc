import type { Parsed } from '../../domain/rules/rule'
import type { PasswordChangeForm } from '../../domain/session/password'
import type { Outcome } from '../core/actors'

/** Replaces the password of the logged-in customer. */
export type ChangePassword = { input: Parsed<PasswordChangeForm>; output: Outcome<void> }
