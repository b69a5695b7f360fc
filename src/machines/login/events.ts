import type { LogInForm } from '../../domain/session/log-in'
import type { SecondsLeft } from '../core/countdown'

export type LoginEvent =
  | SecondsLeft
  | { readonly type: 'submit-log-in'; readonly form: LogInForm }
  | { readonly type: 'resend-activation-link' }
  /** Leaves the question for a second factor. */
  | { readonly type: 'start-again' }
