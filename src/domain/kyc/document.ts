import { concat } from 'fp-ts/NonEmptyArray'
import { isSome } from 'fp-ts/Option'
import { isLeft, left, right, type Either } from 'fp-ts/Either'
import { oneOf, required, satisfies, validate, type FieldFailure, type FieldFailures, type Rule } from '../rules/rule'
import { calendarDate, type CalendarDate } from '../values/calendar-date'
import { documentDateMessages, documentMessages } from './messages'

/** The kinds of document: the wire's own spelling, and what the customer reads. */
export const documentTypes = [
  { type: 'PassortPhoto', label: 'Passport photo' },
  { type: 'InternationalPassort', label: 'International passport' },
  { type: 'NationalId', label: 'National ID' },
  { type: 'DriversLicense', label: "Driver's license" },
  { type: 'Signature', label: 'Signature' },
] as const

/** A file that the customer chose. What is in it only the device knows until it is read. */
export type ChosenFile = { readonly name: string; readonly size: number; readonly type: string }

export type DocumentForm = {
  readonly type: string
  readonly issueDate: string
  readonly expiryDate: string
  readonly file: ChosenFile | undefined
}

export const emptyDocument: DocumentForm = { type: '', issueDate: '', expiryDate: '', file: undefined }

const isDate = (text: string) => isSome(calendarDate(text))

/** The first day that a document may expire on: not before it was issued, and not before today. */
export const earliestExpiry = (issueDate: string, today: CalendarDate): CalendarDate =>
  isDate(issueDate) && issueDate > today ? (issueDate as CalendarDate) : today

type Dates = { readonly today: CalendarDate; readonly issueDate: string }

/** What a valid document's dates keep besides: it was issued, later expires, and has not yet. */
const issued = ({ today }: Dates): readonly Rule[] => [
  satisfies((date) => date <= today, documentDateMessages.issuedLater),
]
const lasting = ({ today, issueDate }: Dates): readonly Rule[] => [
  satisfies((date) => !isDate(issueDate) || date >= issueDate, documentDateMessages.expiresFirst),
  satisfies((date) => date >= today, documentDateMessages.expired),
]

const rules = (dates: Dates) =>
  validate<'type' | 'issueDate' | 'expiryDate'>({
    type: [
      oneOf(
        documentTypes.map(({ type }) => type),
        documentMessages.type,
      ),
    ],
    issueDate: [
      required(documentMessages.issueDate),
      satisfies(isDate, documentMessages.issueDate),
      ...issued(dates),
    ],
    expiryDate: [
      required(documentMessages.expiryDate),
      satisfies(isDate, documentMessages.expiryDate),
      ...lasting(dates),
    ],
  })

/**
 * The rules of the document form (requirement KYC-11), for a document that is valid on this day; a missing file is the
 * last failure.
 */
export const checkDocumentOn = (today: CalendarDate) => (form: DocumentForm): Either<FieldFailures, DocumentForm> => {
  const { type, issueDate, expiryDate, file } = form
  const checked = rules({ today, issueDate })({ type, issueDate, expiryDate })
  const missing: FieldFailure = { field: 'file', message: documentMessages.file }
  if (file !== undefined) return isLeft(checked) ? checked : right(form)
  return left(isLeft(checked) ? concat([missing])(checked.left) : [missing])
}

/** A document as it is sent: `data` is the file in base64, without a data prefix (requirement KYC-11). */
export type DocumentUpload = {
  readonly type: string
  readonly issueDate: CalendarDate
  readonly expiryDate: CalendarDate
  readonly data: string
}
