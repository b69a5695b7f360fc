import type { CodeForm, PhoneForm } from '../../domain/session/phone'
import type { SecondsLeft } from '../core/countdown'

export type PhoneEvent =
  | SecondsLeft
  | { readonly type: 'submit-number'; readonly form: PhoneForm }
  | { readonly type: 'submit-code'; readonly form: CodeForm }
  | { readonly type: 'resend-code' }
  | { readonly type: 'change-number' }
