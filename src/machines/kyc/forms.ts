import { kycSaved } from '../../domain/kyc/messages'
import {
  emptyBankAccount,
  type AccountCheck,
  type BankAccount,
  type BankAccountForm,
} from '../../domain/kyc/bank-account'
import { emptyBvn, type BvnForm } from '../../domain/kyc/bvn'
import { emptyDocument, type DocumentForm, type DocumentUpload } from '../../domain/kyc/document'
import { initialEmployer, type Employer } from '../../domain/kyc/employer'
import { emptyMedical, type MedicalForm } from '../../domain/kyc/medical'
import { userDetailsFrom, type UserDetails, type UserDetailsForm } from '../../domain/kyc/user-details'
import type { Customer } from '../../domain/customer/customer'
import type { DraftFlow } from '../../domain/drafts/drafts'
import type { FieldsByMember } from '../../domain/failure/failure'

/** What the customer has typed in each step of the wizard. */
export type KycForms = {
  readonly userDetails: UserDetailsForm
  readonly bankAccount: BankAccountForm
  readonly bvn: BvnForm
  readonly employer: Employer
  readonly medical: MedicalForm
  readonly document: DocumentForm
}
export type KycPart = keyof KycForms

/** The request members of each step by form field. The medical answers are a list and have none. */
type KycRequests = {
  readonly userDetails: UserDetails
  readonly bankAccount: AccountCheck & BankAccount
  readonly bvn: BvnForm
  readonly employer: Employer
  readonly medical: unknown
  readonly document: DocumentUpload
}

/** The forms before anything is typed: step 1 starts with the profile. */
export const emptyForms = (customer: Customer): KycForms => ({
  userDetails: userDetailsFrom(customer),
  bankAccount: emptyBankAccount,
  bvn: emptyBvn,
  employer: initialEmployer,
  medical: emptyMedical,
  document: emptyDocument,
})

/** The steps that have a form, in their order. */
export const parts = ['userDetails', 'bankAccount', 'bvn', 'employer', 'medical', 'document'] as const

type StepConfig<Part extends KycPart> = {
  readonly draft: DraftFlow
  /** The toast of a save. */
  readonly saved: string
  readonly names: FieldsByMember<KycRequests[Part], KycForms[Part]>
}

export const stepConfig: { readonly [Part in KycPart]: StepConfig<Part> } = {
  userDetails: {
    draft: 'kyc-user-details',
    saved: kycSaved.userDetails,
    names: {
      name: 'name',
      surname: 'surname',
      phoneNumber: 'phoneNo',
      userName: 'userName',
      dateOfBirth: 'dateOfBirth',
      gender: 'gender',
      emailAddress: undefined,
    },
  },
  bankAccount: {
    draft: 'kyc-bank-account',
    saved: kycSaved.bankAccount,
    names: {
      nuban: 'nuban',
      accountNumber: 'nuban',
      bankCode: 'bankCode',
      bankId: 'bankCode',
      accountType: 'accountType',
      name: 'nuban',
    },
  },
  bvn: { draft: 'kyc-bvn', saved: kycSaved.bvn, names: { bvn: 'bvn' } },
  employer: {
    draft: 'kyc-employer',
    saved: kycSaved.employer,
    names: {
      name: 'name',
      mobileNo: 'mobileNo',
      company: 'company',
      taxNumber: 'taxNumber',
      companyCountry: 'companyCountry',
      companyAddress: 'companyAddress',
      description: 'description',
    },
  },
  medical: { draft: 'kyc-medical', saved: kycSaved.medical, names: {} },
  document: {
    draft: 'kyc-document',
    saved: kycSaved.document,
    names: { type: 'type', issueDate: 'issueDate', expiryDate: 'expiryDate', data: 'file' },
  },
}
