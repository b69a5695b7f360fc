import { shownText, type DetailRow } from '../values/shown'
import { dateShown } from '../values/typed-date'
import type { Customer } from '../customer/customer'
import { fullName } from '../customer/customer'
import type { Id } from '../values/id'
import { accountTypes } from './bank-account'
import { documentTypes } from './document'

/** What a customer has saved, as the server returns it. What it leaves out is `undefined`. */
export type SavedEmployer = {
  readonly name: string | undefined
  readonly mobileNo: string | undefined
  readonly company: string | undefined
  readonly taxNumber: string | undefined
  readonly companyCountry: string | undefined
  readonly companyAddress: string | undefined
  readonly description: string | undefined
}

export type SavedAccount = {
  readonly name: string | undefined
  readonly accountNumber: string | undefined
  readonly bankName: string | undefined
  /** One of the codes of `accountTypes`, or another text of the server's own. */
  readonly accountType: string | undefined
}

export type SavedBvn = {
  readonly bvn: string | undefined
  readonly nin: string | undefined
  readonly phones: readonly string[]
  readonly verificationCountry: string | undefined
}

export type SavedAnswer = { readonly question: string; readonly selected: boolean }

export type SavedDocument = {
  readonly id: Id
  readonly name: string | undefined
  readonly type: string | undefined
  /** A temporary link to the file that needs no log-in. */
  readonly previewUrl: string | undefined
}

/** The record of one section; `undefined` or an empty list when nothing was saved. */
export type SavedRecord =
  | { readonly field: 'User Info'; readonly customer: Customer }
  | { readonly field: 'Account Info'; readonly account: SavedAccount | undefined }
  | { readonly field: 'Bvn Info'; readonly bvn: SavedBvn | undefined }
  | { readonly field: 'Employer Info'; readonly employer: SavedEmployer | undefined }
  | { readonly field: 'Medical Info'; readonly answers: readonly SavedAnswer[] }
  | { readonly field: 'Identification Document'; readonly documents: readonly SavedDocument[] }

/** Whether the server has saved data for the section. */
export const isSaved = (record: SavedRecord): boolean => {
  switch (record.field) {
    case 'User Info':
      return true
    case 'Account Info':
      return record.account !== undefined
    case 'Bvn Info':
      return record.bvn !== undefined
    case 'Employer Info':
      return record.employer !== undefined
    case 'Medical Info':
      return record.answers.length > 0
    case 'Identification Document':
      return record.documents.length > 0
  }
}

const row = (label: string, value: string | undefined): DetailRow => ({ label, value: shownText(value) })

/** A number that is masked until the customer asks for it; the dash is not. */
const maskedRow = (label: string, value: string | undefined): DetailRow =>
  value ? { label, value, isMasked: true } : row(label, value)

/** The rows of the profile; the KYC status is a badge and not one of them. */
export const customerRows = (customer: Customer): readonly DetailRow[] => [
  row('User name', customer.userName),
  row('Full name', fullName(customer)),
  row('Email', customer.email),
  row('Phone', customer.phoneNumber),
  row('Gender', customer.gender),
  row('Date of birth', customer.dateOfBirth && dateShown(customer.dateOfBirth)),
]

const accountTypeLabel = (code: string | undefined): string | undefined =>
  accountTypes.find((type) => type.code === code)?.label ?? code

const accountRows = (account: SavedAccount): readonly DetailRow[] => [
  row('Account name', account.name),
  row('Account number', account.accountNumber),
  row('Bank name', account.bankName),
  row('Account type', accountTypeLabel(account.accountType)),
]

const bvnRows = (bvn: SavedBvn): readonly DetailRow[] => [
  maskedRow('BVN', bvn.bvn),
  maskedRow('NIN', bvn.nin),
  row('Phone', bvn.phones.join(', ')),
  row('Nationality', bvn.verificationCountry),
]

const employerRows = (employer: SavedEmployer): readonly DetailRow[] => [
  row('Company', employer.company),
  row('Address', employer.companyAddress),
  row('Country', employer.companyCountry),
  row('Mobile number', employer.mobileNo),
  row('Tax number', employer.taxNumber),
  row("Employer's name", employer.name),
  row('Description', employer.description),
]

const answerRows = (answers: readonly SavedAnswer[]): readonly DetailRow[] =>
  answers.map(({ question, selected }) => ({ label: question, value: selected ? 'Selected' : 'Not selected' }))

/** The read-only rows of a record; documents are cards and have none. */
export const savedRows = (record: SavedRecord): readonly DetailRow[] => {
  switch (record.field) {
    case 'User Info':
      return customerRows(record.customer)
    case 'Account Info':
      return record.account ? accountRows(record.account) : []
    case 'Bvn Info':
      return record.bvn ? bvnRows(record.bvn) : []
    case 'Employer Info':
      return record.employer ? employerRows(record.employer) : []
    case 'Medical Info':
      return answerRows(record.answers)
    case 'Identification Document':
      return []
  }
}

/** The displayed name and kind of a document. */
export const documentName = ({ name }: SavedDocument): string => name?.trim() || 'Untitled Document'
export const documentTypeLabel = ({ type }: SavedDocument): string =>
  documentTypes.find((known) => known.type === type)?.label ?? (type?.trim() || 'Unknown type')

/** Shown for a customer without a document. */
export const noDocuments = 'No documents found.'
