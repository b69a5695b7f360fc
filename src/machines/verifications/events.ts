import type { KycField } from '../../domain/kyc/steps'

export type VerificationsEvent =
  | { readonly type: 'address-changed'; readonly field: KycField }
  | { readonly type: 'try-again' }
