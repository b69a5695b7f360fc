import { isNone } from 'fp-ts/Option'
import { isPossiblePhoneNumber } from '../platform/phone-number'
import { accountTypeCodes } from '../../domain/kyc/account'
import { documentTypeNames } from '../../domain/kyc/document-types'
import {
  bankMessages,
  bvnMessages,
  documentDateMessages,
  documentMessages,
  employerMessages,
} from '../../domain/kyc/messages'
import { DOCUMENT_FILE_BYTES } from '../../domain/rules/constants'
import { calendarDate, type CalendarDate } from '../../domain/values/calendar-date'
import { accountNumberFits } from '../../domain/values/nuban'
import { lookupKeyOf } from '../platform/database/lookup-keys'
import { violation, type Violation } from '../wire/errors'
import { accountNameOf, type Named } from './account-names'
import { bankById } from './banks'
import { fromBase64, mediaTypeOf } from './document-content'
import { medicalQuestions } from './medical-questions'

type Violations = readonly (Violation | null)[]

/** A BVN has eleven digits and no check digit. */
export const bvnViolations = (bvn: string): Violations => [
  /^\d{11}$/.test(bvn) ? null : violation('bvn', bvnMessages.valid),
]

/** A test number that cannot be verified. */
export const UNKNOWN_BVN = '00000000000'

const OTHER_HOLDER = 'The bank has another name for this account. Please check the account again.'

const accountTypes: readonly string[] = accountTypeCodes

type BankAccount = {
  readonly name: string
  readonly bankId: string | number
  readonly accountNumber: string
  readonly accountType: string
}

/** The bank is asked for the holder again: a request can say any name. */
export const bankAccountViolations = (account: BankAccount, customer: Named): Violations => {
  const bank = bankById(account.bankId)
  const holder = accountNameOf(customer, bank, account.accountNumber)
  return [
    isNone(holder) || lookupKeyOf(holder.value) === lookupKeyOf(account.name) ? null : violation('name', OTHER_HOLDER),
    bank === undefined ? violation('bankId', bankMessages.bankCode) : null,
    bank === undefined || accountNumberFits(bank.cbnCode, account.accountNumber)
      ? null
      : violation('accountNumber', 'This account number does not belong to this bank.'),
    accountTypes.includes(account.accountType) ? null : violation('accountType', bankMessages.accountType),
  ]
}

type EmployerField = keyof typeof employerMessages

export const employerViolations = (employer: Readonly<Record<EmployerField, string>>): Violations => [
  ...(Object.keys(employerMessages) as EmployerField[]).map((field) =>
    employer[field].trim() === '' ? violation(field, employerMessages[field]) : null,
  ),
  isPossiblePhoneNumber(employer.mobileNo) ? null : violation('mobileNo', 'Please enter a valid phone number'),
]

/** Every question must be answered exactly once. */
export const medicalViolations = (answers: readonly { readonly question: string }[]): Violations => {
  const answered = answers.map(({ question }) => question)
  const complete =
    medicalQuestions.every((question) => answered.includes(question)) && answered.length === medicalQuestions.length
  return [complete ? null : violation('medicalAnswers', 'Please answer every question once.')]
}

const documentTypes: readonly string[] = documentTypeNames

const dataViolation = (content: Buffer | undefined): Violation | null => {
  if (content === undefined || content.length === 0) return violation('data', documentMessages.file)
  if (content.length > DOCUMENT_FILE_BYTES) return violation('data', 'The file is larger than 8 MB.')
  return mediaTypeOf(content) === undefined
    ? violation('data', 'The file must be a JPEG, PNG or WebP image, or a PDF.')
    : null
}

/** The violations of an uploaded document, whose content decides its type. `today` is the day in Lagos. */
export const documentViolations = (
  document: { readonly data: string; readonly issueDate: string; readonly expiryDate: string; readonly type: string },
  today: CalendarDate,
): Violations => {
  const [issue, expiry] = [calendarDate(document.issueDate), calendarDate(document.expiryDate)]
  return [
    documentTypes.includes(document.type) ? null : violation('type', documentMessages.type),
    isNone(issue) ? violation('issueDate', documentMessages.issueDate) : null,
    !isNone(issue) && issue.value > today ? violation('issueDate', documentDateMessages.issuedLater) : null,
    isNone(expiry) ? violation('expiryDate', documentMessages.expiryDate) : null,
    !isNone(issue) && !isNone(expiry) && expiry.value < issue.value
      ? violation('expiryDate', documentDateMessages.expiresFirst)
      : null,
    dataViolation(fromBase64(document.data)),
  ]
}
