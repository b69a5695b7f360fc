import type { ChosenFile } from '../../../domain/kyc/parts/document'
import type { KycForms } from '../../../domain/kyc/parts/parts'
import type { KycPart } from '../../../domain/kyc/steps'
import type { DayBegan } from '../../core/today'

/** What the customer has typed so far in one step; it is stored as a draft. */
export type Typed = { readonly [Part in KycPart]: { readonly part: Part; readonly form: KycForms[Part] } }[KycPart]

/** The submit of each form, such as `submit-bank-account`. */
export type SubmitEvent = {
  readonly [Part in KycPart]: { readonly type: `submit-${Part}`; readonly form: KycForms[Part] }
}[KycPart]

export type KycEvent =
  | DayBegan
  | SubmitEvent
  | { readonly type: 'fill-in'; readonly typed: Typed }
  | { readonly type: 'choose-file'; readonly file: ChosenFile | undefined }
  | { readonly type: 'upload-progressed'; readonly fraction: number }
  | { readonly type: 'stop-sending' }
  | { readonly type: 'go-back' }
  | { readonly type: 'go-on' }
  | { readonly type: 'try-again' }
  /** Opens the form of a step that was saved before. */
  | { readonly type: 'change-details' }
  | { readonly type: 'address-changed'; readonly step: number | undefined }
