import type { Beneficiaries, Beneficiary, RelationshipType } from '../../domain/beneficiary/beneficiary'
import type { BeneficiaryDetails, NewBeneficiaryForm } from '../../domain/beneficiary/beneficiary-form'
import type { ChosenFile } from '../../domain/kyc/document'
import type { Parsed } from '../../domain/rules/rule'
import type { CalendarDate } from '../../domain/values/calendar-date'
import type { Id } from '../../domain/values/id'
import type { ChangedBeneficiary, NewBeneficiary } from '../../ports/beneficiary-port'
import type { Outcome } from '../core/actors'
import type { Opened } from './events'

/** What a form opens with: as it was left, or with what the server has; and the day, for the document's dates. */
export type OpenedForm = { readonly form: NewBeneficiaryForm; readonly today: CalendarDate }

/** A save. Without an id it adds a beneficiary. */
export type Save = ChangedBeneficiary | ({ readonly id: undefined } & NewBeneficiary)

/** What a save that got no answer is looked up by. */
export type LookUp = {
  readonly id: Id | undefined
  readonly details: BeneficiaryDetails
  readonly before: readonly Beneficiary[]
}

/** A form that breaks its rules is answered like a refusal, and nothing is sent. */
export type BeneficiariesActors = {
  loadList: { input: void; output: Outcome<Beneficiaries> }
  loadTypes: { input: void; output: Outcome<readonly RelationshipType[]> }
  openForm: { input: { userName: string; opened: Opened }; output: Outcome<OpenedForm> }
  /** Left when the device cannot read the file. */
  readDocument: { input: Parsed<ChosenFile>; output: Outcome<string> }
  save: { input: Parsed<Save>; output: Outcome<void> }
  /** Whether the save took effect after all. */
  lookUp: { input: Parsed<LookUp>; output: Outcome<boolean> }
}
