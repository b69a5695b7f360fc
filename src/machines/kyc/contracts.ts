import type { Customer } from '../../domain/customer/customer'
import type { AccountCheck, Bank, BankAccount } from '../../domain/kyc/bank-account'
import type { ChosenFile, DocumentUpload } from '../../domain/kyc/document'
import type { Employer } from '../../domain/kyc/employer'
import type { MedicalAnswer } from '../../domain/kyc/medical'
import type { SavedRecord } from '../../domain/kyc/saved-record'
import type { KycSection } from '../../domain/kyc/sections'
import type { UserDetails } from '../../domain/kyc/user-details'
import type { Parsed } from '../../domain/rules/rule'
import type { RuleSet } from '../../domain/rules/rule-set'
import type { CalendarDate } from '../../domain/values/calendar-date'
import type { Outcome } from '../core/actors'
import type { KycForms } from './forms'

/**
 * The initial data of the wizard: the customer and the sections from the server, the rules, and the forms with their
 * drafts.
 */
export type Opening = {
  readonly customer: Customer
  readonly sections: readonly KycSection[]
  readonly ruleSet: RuleSet
  readonly today: CalendarDate
  readonly forms: KycForms
  /** The step that the address names. */
  readonly wanted: number | undefined
}

/** A document to send; `onProgress` receives the sent fraction, from 0 to 1. */
export type DocumentSending = {
  readonly document: DocumentUpload
  readonly onProgress: (fraction: number) => void
}

/** The actors of the wizard. An invalid form fails like a rejection by the server, without a request. */
export type KycActors = {
  openWizard: { input: void; output: Outcome<Opening> }
  readStatus: { input: void; output: Outcome<Customer> }
  /** Loads what a step has saved. */
  recallRecord: { input: number; output: Outcome<SavedRecord> }
  saveUserDetails: { input: Parsed<UserDetails>; output: Outcome<void> }
  loadBanks: { input: void; output: Outcome<readonly Bank[]> }
  /** Asks for the name of the account holder while the form is edited; `verifyAccount` asks when it is submitted. */
  lookUpAccount: { input: Parsed<AccountCheck>; output: Outcome<string> }
  verifyAccount: { input: Parsed<AccountCheck>; output: Outcome<string> }
  saveBankAccount: { input: Parsed<BankAccount>; output: Outcome<void> }
  verifyBvn: { input: Parsed<string>; output: Outcome<void> }
  saveEmployer: { input: Parsed<Employer>; output: Outcome<void> }
  loadQuestions: { input: void; output: Outcome<readonly string[]> }
  saveMedical: { input: Parsed<readonly MedicalAnswer[]>; output: Outcome<void> }
  /** A Left if the device cannot read the file. */
  readDocument: { input: Parsed<ChosenFile>; output: Outcome<string> }
  saveDocument: { input: Parsed<DocumentSending>; output: Outcome<void> }
}
