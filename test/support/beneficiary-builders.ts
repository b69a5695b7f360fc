import type { Beneficiaries, Beneficiary, RelationshipType } from '../../src/domain/beneficiary/beneficiary'
import {
  parseBeneficiary,
  type BeneficiaryDetails,
  type BeneficiaryForm,
  type NewBeneficiaryForm,
} from '../../src/domain/beneficiary/beneficiary-form'
import { id } from '../../src/domain/values/id'
import { percentage } from '../../src/domain/values/percentage'
import { aDocument } from './kyc-builders'
import { valid } from './parsed'

export const aBeneficiary = (differences: Partial<Beneficiary> = {}): Beneficiary => ({
  id: id(7),
  surname: 'Relative',
  otherNames: 'Close',
  relationshipType: 'SISTER',
  share: percentage(4_000n),
  mobileNo: '08031234567',
  ...differences,
})

export const someRelationships: readonly RelationshipType[] = [
  { code: 'SISTER', name: 'Sister' },
  { code: 'IN_LAW', name: 'In-law' },
]

export const listed = (...rows: readonly Beneficiary[]): Beneficiaries => ({ rows, total: rows.length })

export const aBeneficiaryForm = (differences: Partial<BeneficiaryForm> = {}): BeneficiaryForm => ({
  surname: 'Other',
  otherNames: 'Distant',
  sharePercentage: '60',
  relationshipType: 'IN_LAW',
  mobileNo: '08039876543',
  ...differences,
})

/** The parsed value of the form. */
export const someDetails = (form: BeneficiaryForm = aBeneficiaryForm()): BeneficiaryDetails =>
  valid(parseBeneficiary([])(form))

export const aNewBeneficiary = (differences: Partial<NewBeneficiaryForm> = {}): NewBeneficiaryForm => ({
  ...aBeneficiaryForm(),
  ...aDocument(),
  ...differences,
})
