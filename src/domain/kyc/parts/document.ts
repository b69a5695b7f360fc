import { filterOrElseW, fromNullable, map } from 'fp-ts/Either'
import { filter, getOrElse, isNone } from 'fp-ts/Option'
import { flow, pipe } from 'fp-ts/function'
import type { DraftPolicy } from '../../rules/draft-policy'
import { dateField } from '../../rules/date-field'
import { parseParts } from '../../rules/parse-parts'
import { optionOf, parseFields, type FieldFailures, type FieldParsers, type Parsed } from '../../rules/rule'
import { calendarDate, type CalendarDate } from '../../values/calendar-date'
import { documentDateMessages, documentMessages } from '../messages'
import { documentTypeNames } from '../document-types'
import type { SavedDocument } from '../saved-record'
import { isUntouched, type Part } from './part'

/** A file that the customer chose. Its content is on the device until it is read. */
export type ChosenFile = { readonly name: string; readonly size: number; readonly type: string }

export type DocumentForm = {
  readonly type: string
  readonly issueDate: string
  readonly expiryDate: string
  readonly file: ChosenFile | undefined
}

export const emptyDocument: DocumentForm = { type: '', issueDate: '', expiryDate: '', file: undefined }

export const documentDraft: DraftPolicy<DocumentForm> = {
  type: 'store',
  issueDate: 'store',
  expiryDate: 'store',
  file: 'never',
}

/** The earliest expiry date of a document: not before it was issued, and not before today. */
export const earliestExpiry = (issueDate: string, today: CalendarDate): CalendarDate =>
  pipe(
    calendarDate(issueDate),
    filter((date) => date > today),
    getOrElse(() => today),
  )

const missingFile: FieldFailures = [{ field: 'file', message: documentMessages.file }]

export type DocumentDetails = {
  readonly type: (typeof documentTypeNames)[number]
  readonly issueDate: CalendarDate
  readonly expiryDate: CalendarDate
  readonly file: ChosenFile
}

/**
 * Parses the document form. The document must be valid today: issued by now, and neither expired
 * nor expiring before it was issued. A missing file is the last failure.
 */
export const parseDocument =
  (today: CalendarDate) =>
  (form: DocumentForm): Parsed<DocumentDetails> => {
    const issued = calendarDate(form.issueDate)
    const parseFacts = parseFields({
      type: optionOf(documentTypeNames, documentMessages.type),
      issueDate: flow(
        dateField(documentMessages.issueDate),
        filterOrElseW(
          (date) => date <= today,
          () => documentDateMessages.issuedLater,
        ),
      ),
      expiryDate: flow(
        dateField(documentMessages.expiryDate),
        filterOrElseW(
          (date) => isNone(issued) || date >= issued.value,
          () => documentDateMessages.expiresFirst,
        ),
        filterOrElseW(
          (date) => date >= today,
          () => documentDateMessages.expired,
        ),
      ),
    } satisfies FieldParsers<Omit<DocumentForm, 'file'>>)
    return pipe(
      parseParts({ facts: parseFacts(form), file: fromNullable(missingFile)(form.file) }),
      map(({ facts, file }) => ({ ...facts, file })),
    )
  }

/** A document as it is sent: `data` is the file in base64, without a data prefix. */
export type DocumentUpload = {
  readonly type: string
  readonly issueDate: CalendarDate
  readonly expiryDate: CalendarDate
  readonly data: string
}

export const documentUpload = ({ file, ...document }: DocumentDetails, data: string): DocumentUpload => ({
  ...document,
  data,
})

export const document: Part<DocumentForm, DocumentDetails, readonly SavedDocument[]> = {
  heading: 'Document Upload',
  empty: () => emptyDocument,
  draft: documentDraft,
  parse: ({ today }) => parseDocument(today),
  saved: 'Document was successfully uploaded. You will receive a notifiaction after it has been reviewed',
  fill: (form, [newest]) =>
    isUntouched({ ...form, file: undefined }, emptyDocument) ? { ...form, type: newest?.type ?? '' } : form,
}
