import type { Customer } from '../../customer/customer'
import type { Parsed, ValueOf } from '../../rules/rule'
import type { Saved } from '../saved-record'
import { partNames } from '../step-numbers'
import type { FieldOf, KycPart } from '../steps'
import { bankAccount, type BankAccount } from './bank-account'
import { bvn } from './bvn'
import { document, type DocumentUpload } from './document'
import { employer } from './employer'
import { medical } from './medical'
import type { KycKnown, KycLists, Part } from './part'
import { userDetails } from './user-details'

/** The form of each step, with its rules. What only names a step uses the list in `steps`. */
const parts = {
  'user-details': userDetails,
  'bank-account': bankAccount,
  bvn,
  employer,
  medical,
  document,
} as const satisfies Readonly<Record<KycPart, unknown>>

/** What the customer has typed in each step. */
export type KycForms = { readonly [Name in KycPart]: ReturnType<(typeof parts)[Name]['empty']> }
/** The parsed value of each form. */
export type KycValues = { readonly [Name in KycPart]: ValueOf<ReturnType<(typeof parts)[Name]['parse']>> }
type SavedValues = { readonly [Name in KycPart]: Parameters<(typeof parts)[Name]['fill']>[1] }

/** What is sent for each step: its value, unless more is known by then. */
export type KycRequests = Omit<KycValues, 'bank-account' | 'document'> & {
  readonly 'bank-account': BankAccount
  readonly document: DocumentUpload
}

type SavedBy = { readonly [Name in KycPart]: Saved<FieldOf<Name>, SavedValues[Name]> }
/** What the customer has saved in one of the sections. */
export type SavedRecord = SavedBy[KycPart]

export const kycParts: { readonly [Name in KycPart]: Part<KycForms[Name], KycValues[Name], SavedValues[Name]> } = parts

/** The forms before anything is typed: the first one begins with the profile. */
export const emptyForms = (customer: Customer): KycForms =>
  Object.fromEntries(partNames.map((name) => [name, kycParts[name].empty(customer)])) as KycForms

export const parseForm = <Name extends KycPart>(
  name: Name,
  form: KycForms[Name],
  known: KycKnown,
): Parsed<KycValues[Name]> => kycParts[name].parse(known)(form)

/** A form, filled with what was saved of it. */
export const fillForm = <Name extends KycPart>(
  name: Name,
  form: KycForms[Name],
  saved: SavedValues[Name],
  lists: KycLists,
): KycForms[Name] => kycParts[name].fill(form, saved, lists)

/** Whether a draft on the device keeps nothing of the form. */
export const isNeverStored = (name: KycPart): boolean =>
  Object.values(kycParts[name].draft).every((policy) => policy === 'never')
