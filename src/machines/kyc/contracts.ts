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

/** What the wizard opens with: the customer and the sections as the server has them now, the rules, what was typed before. */
export type Opening = {
  readonly customer: Customer
  readonly sections: readonly KycSection[]
  readonly ruleSet: RuleSet
  readonly today: CalendarDate
  readonly forms: KycForms
}

/** A document on its way; `onProgress` hears which part of it has been sent, from 0 to 1. */
export type DocumentSending = {
  readonly document: DocumentUpload
  readonly onProgress: (fraction: number) => void
}

/** The actors of the wizard. A form that breaks its rules is answered like a refusal, and nothing is sent. */
export type KycActors = {
  openWizard: { input: void; output: Outcome<Opening> }
  readStatus: { input: void; output: Outcome<Customer> }
  /** Reads back what a step has saved. */
  recallRecord: { input: number; output: Outcome<SavedRecord> }
  saveUserDetails: { input: Parsed<UserDetails>; output: Outcome<void> }
  loadBanks: { input: void; output: Outcome<readonly Bank[]> }
  verifyAccount: { input: Parsed<AccountCheck>; output: Outcome<string> }
  saveBankAccount: { input: Parsed<BankAccount>; output: Outcome<void> }
  verifyBvn: { input: Parsed<string>; output: Outcome<void> }
  saveEmployer: { input: Parsed<Employer>; output: Outcome<void> }
  loadQuestions: { input: void; output: Outcome<readonly string[]> }
  saveMedical: { input: Parsed<readonly MedicalAnswer[]>; output: Outcome<void> }
  /** Left when the device cannot read the file. */
  readDocument: { input: Parsed<ChosenFile>; output: Outcome<string> }
  saveDocument: { input: Parsed<DocumentSending>; output: Outcome<void> }
}
