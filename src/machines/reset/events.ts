import type { PasswordResetForm, ResetLink } from '../../domain/session/password-reset'

export type ResetEvent =
  | { readonly type: 'submit-password'; readonly form: PasswordResetForm }
  /** Another link of a reset mail was opened in this tab. */
  | { readonly type: 'open-link'; readonly link: ResetLink | undefined }
