import type { SecondFactorForm } from '../../domain/session/second-factor'
import type { SecondsLeft } from '../core/countdown'

export type SecondFactorEvent =
  | SecondsLeft
  | { readonly type: 'choose-provider'; readonly provider: string }
  | { readonly type: 'submit-code'; readonly form: SecondFactorForm }
  | { readonly type: 'resend-code' }
  | { readonly type: 'choose-another-way' }
