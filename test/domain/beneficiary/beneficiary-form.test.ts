import fc from 'fast-check'
import { isLeft, right, type Either } from 'fp-ts/Either'
import {
  beneficiaryOf,
  checkBeneficiary,
  checkNewBeneficiary,
  emptyBeneficiary,
  type BeneficiaryForm,
} from '../../../src/domain/beneficiary/beneficiary-form'
import { emptyDocument } from '../../../src/domain/kyc/document'
import type { FieldFailure } from '../../../src/domain/rules/rule'
import { percentage } from '../../../src/domain/values/percentage'
import { day } from '../../support/builders'
import { aDocument } from '../../support/kyc-builders'

const aBeneficiary = (differences: Partial<BeneficiaryForm> = {}): BeneficiaryForm => ({
  surname: 'Last',
  otherNames: 'First Middle',
  sharePercentage: '40',
  relationshipType: 'SPOUSE',
  mobileNo: '08031234567',
  ...differences,
})

const failures = (checked: Either<readonly FieldFailure[], unknown>) =>
  isLeft(checked) ? checked.left.map(({ field, message }) => [field, message]) : []

const empty = [
  ['surname', "Please enter beneficary's name"],
  ['otherNames', 'Please enter other names'],
  ['sharePercentage', 'Please enter a percentage'],
  ['relationshipType', 'Please select a relationship type'],
  ['mobileNo', 'Please enter a mobile number'],
]
const emptyPapers = [
  ['type', 'Please select a card type.'],
  ['issueDate', 'Please enter an issuing date of the provided card'],
  ['expiryDate', 'Please enter an expiry date of the provided card'],
  ['file', 'Please upload your document'],
]

const checkNew = checkNewBeneficiary([], day('2025-06-16'))

describe('beneficiary form', () => {
  test('[BEN-04] every field has its message, on edit and on add', () => {
    expect(failures(checkBeneficiary([])(emptyBeneficiary))).toEqual(empty)
    expect(failures(checkNew({ ...emptyBeneficiary, ...emptyDocument }))).toEqual([
      ...empty,
      ...emptyPapers,
    ])
  })

  test('[BEN-04] each half of the add form fails by itself', () => {
    expect(failures(checkNew({ ...aBeneficiary(), ...emptyDocument }))).toEqual(emptyPapers)
    expect(failures(checkNew({ ...emptyBeneficiary, ...aDocument() }))).toEqual(empty)
  })

  test('[BEN-04] a form that keeps the rules comes back as it was typed', () => {
    const whole = { ...aBeneficiary({ surname: ' Last ' }), ...aDocument() }
    expect(checkNew(whole)).toEqual(right(whole))
    expect(checkBeneficiary([])(aBeneficiary())).toEqual(right(aBeneficiary()))
  })

  test.each(['none', '12,5', '-5', '1e1', '12.345', '0', '0.00'])('[BEN-04] a share of %p is no percentage', (text) => {
    expect(failures(checkBeneficiary([])(aBeneficiary({ sharePercentage: text })))).toEqual([
      ['sharePercentage', 'Please enter a percentage'],
    ])
  })

  test('[BEN-07] the share is held against what the others leave', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 12_000 }), (others, share) => {
        const typed = aBeneficiary({ sharePercentage: (share / 100).toFixed(2) })
        expect(failures(checkBeneficiary([percentage(BigInt(others))])(typed))).toEqual(
          others + share <= 10_000 ? [] : [['sharePercentage', 'Shares cannot add up to more than 100 %']],
        )
      }),
    )
  })

  test('[BEN-08] what is saved is trimmed, with the code of the relationship and an exact share', () => {
    const typed = aBeneficiary({ surname: ' Last', otherNames: 'First ', sharePercentage: ' 33.3 ', mobileNo: ' 0803 ' })
    expect(beneficiaryOf(typed)).toEqual({
      surname: 'Last',
      otherNames: 'First',
      share: 3_330n,
      relationshipType: 'SPOUSE',
      mobileNo: '0803',
    })
  })
})
