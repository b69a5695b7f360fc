import type { Bank } from '../../src/domain/kyc/account'
import type { BankAccountForm } from '../../src/domain/kyc/parts/bank-account'
import type { DocumentForm } from '../../src/domain/kyc/parts/document'
import type { Employer } from '../../src/domain/kyc/parts/employer'
import type { UserDetailsForm } from '../../src/domain/kyc/parts/user-details'
import { employer } from './kyc/employer'
import { id } from '../../src/domain/values/id'

/** Valid forms of the KYC wizard; a test passes what differs. */
export const aUserDetails = (differences: Partial<UserDetailsForm> = {}): UserDetailsForm => ({
  name: 'First',
  surname: 'Last',
  phoneNo: '08030000000',
  userName: 'customer',
  dateOfBirth: '1990-01-31',
  gender: 'Female',
  ...differences,
})

export const someBanks: readonly Bank[] = [
  { id: id(1), name: 'First Bank', cbnCode: '011' },
  { id: id('two'), name: 'Second Bank', cbnCode: '044' },
]

export const aBankAccount = (differences: Partial<BankAccountForm> = {}): BankAccountForm => ({
  accountType: '10',
  bankCode: 'two',
  nuban: '0010246780',
  ...differences,
})

export const anEmployer = (differences: Partial<Employer> = {}): Employer => ({ ...employer.form, ...differences })

export const someQuestions: readonly string[] = ['Malaria?', 'Asthma?']

export const aFile = { name: 'passport.png', size: 3, type: 'image/png' }

export const aDocument = (differences: Partial<DocumentForm> = {}): DocumentForm => ({
  type: 'InternationalPassort',
  issueDate: '2020-01-01',
  expiryDate: '2030-01-01',
  file: aFile,
  ...differences,
})
