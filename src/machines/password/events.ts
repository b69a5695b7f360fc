import type { PasswordChangeForm } from '../../domain/session/password'

export type PasswordEvent = { readonly type: 'submit-password'; readonly form: PasswordChangeForm }
