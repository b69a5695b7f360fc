import type { CodeForm, PhoneForm } from '../../domain/session/phone'

export type PhoneEvent =
  | { readonly type: 'submit-number'; readonly form: PhoneForm }
  | { readonly type: 'submit-code'; readonly form: CodeForm }
  | { readonly type: 'resend-code' }
  | { readonly type: 'change-number' }
