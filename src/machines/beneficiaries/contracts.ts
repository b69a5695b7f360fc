import type { Beneficiaries, Beneficiary, RelationshipType } from '../../domain/beneficiary/beneficiary'
import type { BeneficiaryDetails, NewBeneficiaryForm } from '../../domain/beneficiary/beneficiary-form'
import type { ChosenFile } from '../../domain/kyc/document'
import type { Parsed } from '../../domain/rules/rule'
import type { CalendarDate } from '../../domain/values/calendar-date'
import type { Id } from '../../domain/values/id'
import type { ChangedBeneficiary, NewBeneficiary } from '../../ports/beneficiary-port'
import type { Outcome } from '../core/actors'
import type { Opened } from './events'

/** The initial values of a form: its draft or the server's values, and today's date for the document's dates. */
export type OpenedForm = { readonly form: NewBeneficiaryForm; readonly today: CalendarDate }

/** A save. Without an id it adds a beneficiary. */
export type Save = ChangedBeneficiary | ({ readonly id: undefined } & NewBeneficiary)

/** What to look for in the list after a save without an answer. */
export type LookUp = {
  readonly id: Id | undefined
  readonly details: BeneficiaryDetails
  readonly before: readonly Beneficiary[]
}

/** An invalid form fails like a rejection by the server, without a request. */
export type BeneficiariesActors = {
  loadList: { input: void; output: Outcome<Beneficiaries> }
  loadTypes: { input: void; output: Outcome<readonly RelationshipType[]> }
  openForm: { input: { opened: Opened }; output: Outcome<OpenedForm> }
  /** A Left if the device cannot read the file. */
  readDocument: { input: Parsed<ChosenFile>; output: Outcome<string> }
  save: { input: Parsed<Save>; output: Outcome<void> }
  /** Whether the save took effect after all. */
  lookUp: { input: Parsed<LookUp>; output: Outcome<boolean> }
}
