import { newBeneficiaryDraft } from '../../../src/domain/beneficiary/beneficiary-form'
import type { DraftPolicy } from '../../../src/domain/rules/draft-policy'
import { bvnDraft } from '../../../src/domain/kyc/bvn'
import { documentDraft } from '../../../src/domain/kyc/document'
import { medicalDraft } from '../../../src/domain/kyc/medical'

type Form = { readonly name: string; readonly secret: string }

// @ts-expect-error -- a field without a policy
const _incomplete: DraftPolicy<Form> = { name: 'store' }
// @ts-expect-error -- a field that the form does not have
const _tooMuch: DraftPolicy<Form> = { name: 'store', secret: 'never', other: 'never' }

test('[KYC-08] [KYC-10] [KYC-11] a BVN, the medical answers and a document are never stored', () => {
  expect([bvnDraft, medicalDraft]).toEqual([{ bvn: 'never' }, { answers: 'never' }])
  expect([documentDraft.file, newBeneficiaryDraft.file]).toEqual(['never', 'never'])
})
