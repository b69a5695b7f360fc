import type { SavedEmployer } from '../../src/domain/kyc/records/employer'
import type { SavedAccount, SavedBvn, SavedDocument } from '../../src/domain/kyc/saved-record'
import { kycFields, type KycSection } from '../../src/domain/kyc/sections'
import { id } from '../../src/domain/values/id'

/** Saved KYC records; a test passes what differs. */
export const aSavedEmployer = (differences: Partial<SavedEmployer> = {}): SavedEmployer => ({
  name: 'The Employer',
  mobileNo: '08031111111',
  company: 'Works Ltd',
  taxNumber: 'T-1',
  companyCountry: 'Nigeria',
  companyAddress: '1 Example Close',
  description: undefined,
  ...differences,
})

export const aSavedAccount = (differences: Partial<SavedAccount> = {}): SavedAccount => ({
  name: 'FIRST LAST',
  accountNumber: '0010246780',
  bankName: 'Second Bank',
  accountType: '10',
  ...differences,
})

export const aSavedBvn = (differences: Partial<SavedBvn> = {}): SavedBvn => ({
  bvn: '22222222222',
  nin: '10987654321',
  phones: ['08031234567', '08051234567'],
  verificationCountry: 'Nigeria',
  ...differences,
})

export const someAnswers = [
  { question: 'Malaria?', selected: false },
  { question: 'Asthma?', selected: true },
]

export const aSavedDocument = (differences: Partial<SavedDocument> = {}): SavedDocument => ({
  id: id(1),
  name: 'National ID, issued 2024-01-01',
  type: 'NationalId',
  previewUrl: 'https://files.test/d.1',
  ...differences,
})

/** The six sections, pending except for what a test passes. */
export const sectionsWith = (differences: Readonly<Record<string, Partial<KycSection>>> = {}): readonly KycSection[] =>
  kycFields.map((field) => ({ field, status: 'Pending', reason: undefined, ...differences[field] }))
