import { shownText, type DetailRow } from '../values/shown'
import { dateShown } from '../values/typed-date'
import type { Customer } from '../customer/customer'
import { fullName } from '../customer/customer'
import type { Id } from '../values/id'
import { accountTypes } from './account'
import { documentTypes } from './document-types'
import type { KycField } from './steps'

/** What a customer has saved in one section: the values, `undefined` if there are none, and their read-only rows. */
export type Saved<Field extends KycField, Values> = {
  readonly field: Field
  readonly values: Values | undefined
  readonly rows: readonly DetailRow[]
}

export const savedRecord =
  <Field extends KycField>(field: Field) =>
  <Values>(rowsOf: (values: Values) => readonly DetailRow[]) =>
  (values: Values | undefined): Saved<Field, Values> => ({
    field,
    values,
    rows: values === undefined ? [] : rowsOf(values),
  })

export const isSaved = ({ values }: { readonly values: unknown }): boolean => values !== undefined

/** What a server leaves out is `undefined`. */
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

export const row = (label: string, value: string | undefined): DetailRow => ({ label, value: shownText(value) })

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

export const customerRecord = savedRecord('User Info')(customerRows)

export const accountRecord = savedRecord('Account Info')((account: SavedAccount) => [
  row('Account name', account.name),
  row('Account number', account.accountNumber),
  row('Bank name', account.bankName),
  row('Account type', accountTypeLabel(account.accountType)),
])

export const bvnRecord = savedRecord('Bvn Info')((bvn: SavedBvn) => [
  maskedRow('BVN', bvn.bvn),
  maskedRow('NIN', bvn.nin),
  row('Phone', bvn.phones.join(', ')),
  row('Nationality', bvn.verificationCountry),
])

const unlessEmpty = <Item>(list: readonly Item[]): readonly Item[] | undefined => (list.length > 0 ? list : undefined)

const answeredRecord = savedRecord('Medical Info')((answers: readonly SavedAnswer[]) =>
  answers.map(({ question, selected }) => ({ label: question, value: selected ? 'Selected' : 'Not selected' })),
)
export const medicalRecord = (answers: readonly SavedAnswer[]) => answeredRecord(unlessEmpty(answers))

/** Documents are cards and have no rows. */
const uploadedRecord = savedRecord('Identification Document')((_: readonly SavedDocument[]) => [])
export const documentRecord = (documents: readonly SavedDocument[]) => uploadedRecord(unlessEmpty(documents))

/** The displayed name and kind of a document. */
export const documentName = ({ name }: SavedDocument): string => name?.trim() || 'Untitled Document'
export const documentTypeLabel = ({ type }: SavedDocument): string =>
  documentTypes.find((known) => known.type === type)?.label ?? (type?.trim() || 'Unknown type')

/** Shown for a customer without a document. */
export const noDocuments = 'No documents found.'
