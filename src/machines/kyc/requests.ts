import { isRight } from 'fp-ts/Either'
import { bankOf, type AccountCheck, type BankAccount } from '../../domain/kyc/bank-account'
import { checkMedical, type MedicalAnswer } from '../../domain/kyc/medical'
import type { DocumentUpload } from '../../domain/kyc/document'
import { userDetailsOf, type UserDetails } from '../../domain/kyc/user-details'
import { nobody } from '../../domain/customer/customer'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { id } from '../../domain/values/id'
import type { KycContext } from './setup'

/** What each save sends, made from the forms that the machine has checked. */
type Here = { readonly context: KycContext }

export const userDetailsRequest = ({ context }: Here): UserDetails =>
  userDetailsOf(context.forms.userDetails, context.customer ?? nobody)

export const accountCheckRequest = ({ context }: Here): AccountCheck => ({
  nuban: context.forms.bankAccount.nuban.trim(),
  bankCode: bankOf(context.forms.bankAccount, context.banks)?.cbnCode ?? '',
})

export const bankAccountRequest = ({ context }: Here): BankAccount => ({
  name: context.accountName,
  bankId: bankOf(context.forms.bankAccount, context.banks)?.id ?? id(''),
  accountNumber: context.forms.bankAccount.nuban.trim(),
  accountType: context.forms.bankAccount.accountType,
})

export const bvnRequest = ({ context }: Here): string => context.forms.bvn.bvn.trim()

export const medicalRequest = ({ context }: Here): readonly MedicalAnswer[] => {
  const checked = checkMedical(context.questions)(context.forms.medical)
  return isRight(checked) ? checked.right : []
}

export const documentRequest = ({ context }: Here): DocumentUpload => ({
  type: context.forms.document.type,
  issueDate: context.forms.document.issueDate as CalendarDate,
  expiryDate: context.forms.document.expiryDate as CalendarDate,
  data: context.documentData,
})
