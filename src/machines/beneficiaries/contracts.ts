import type { Beneficiaries, Beneficiary, RelationshipType } from '../../domain/beneficiary/beneficiary'
import type { BeneficiaryDetails, NewBeneficiaryForm } from '../../domain/beneficiary/beneficiary-form'
import type { ChosenFile } from '../../domain/kyc/document'
import type { CalendarDate } from '../../domain/values/calendar-date'
import type { Outcome } from '../core/actors'
import type { Opened } from './events'

/** What a form opens with: as it was left, or with what the server has; and the day, for the document's dates. */
export type OpenedForm = { readonly form: NewBeneficiaryForm; readonly today: CalendarDate }

/** A save. Without an id it adds a beneficiary, whose document is `documentData` in base64. */
export type Save = {
  readonly id: string | undefined
  readonly form: NewBeneficiaryForm
  readonly documentData: string
}

/** What a save that got no answer is looked up by. */
export type LookUp = {
  readonly id: string | undefined
  readonly details: BeneficiaryDetails
  readonly before: readonly Beneficiary[]
}

export type BeneficiariesActors = {
  loadList: { input: void; output: Outcome<Beneficiaries> }
  loadTypes: { input: void; output: Outcome<readonly RelationshipType[]> }
  openForm: { input: { userName: string; opened: Opened }; output: Outcome<OpenedForm> }
  /** Left when the device cannot read the file. */
  readDocument: { input: ChosenFile | undefined; output: Outcome<string> }
  save: { input: Save; output: Outcome<void> }
  /** Whether the save took effect after all. */
  lookUp: { input: LookUp; output: Outcome<boolean> }
}
