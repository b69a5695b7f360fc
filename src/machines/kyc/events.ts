import type { BankAccountForm } from '../../domain/kyc/bank-account'
import type { BvnForm } from '../../domain/kyc/bvn'
import type { ChosenFile, DocumentForm } from '../../domain/kyc/document'
import type { Employer } from '../../domain/kyc/employer'
import type { MedicalForm } from '../../domain/kyc/medical'
import type { UserDetailsForm } from '../../domain/kyc/user-details'
import type { DayBegan } from '../core/today'
import type { KycForms, KycPart } from './forms'

/** What the customer has typed so far in one step; it is stored as a draft. */
export type Typed = { readonly [Part in KycPart]: { readonly part: Part; readonly form: KycForms[Part] } }[KycPart]

export type KycEvent =
  | DayBegan
  | { readonly type: 'submit-user-details'; readonly form: UserDetailsForm }
  | { readonly type: 'submit-bank-account'; readonly form: BankAccountForm }
  | { readonly type: 'submit-bvn'; readonly form: BvnForm }
  | { readonly type: 'submit-employer'; readonly form: Employer }
  | { readonly type: 'submit-medical'; readonly form: MedicalForm }
  | { readonly type: 'submit-document'; readonly form: DocumentForm }
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

export type SubmitEvent = Extract<KycEvent, { readonly type: `submit-${string}` }>
