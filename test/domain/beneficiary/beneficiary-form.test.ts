import fc from 'fast-check'
import {
  emptyBeneficiary,
  parseBeneficiary,
  parseNewBeneficiary,
  type BeneficiaryForm,
} from '../../../src/domain/beneficiary/beneficiary-form'
import { emptyDocument } from '../../../src/domain/kyc/parts/document'
import { percentage } from '../../../src/domain/values/percentage'
import { day } from '../../support/builders'
import { aDocument } from '../../support/kyc-builders'
import { failures, valid } from '../../support/parsed'

const aBeneficiary = (differences: Partial<BeneficiaryForm> = {}): BeneficiaryForm => ({
  surname: 'Last',
  otherNames: 'First Middle',
  sharePercentage: '40',
  relationshipType: 'SPOUSE',
  mobileNo: '08031234567',
  ...differences,
})

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

const parseNew = parseNewBeneficiary([], day('2025-06-16'))

describe('beneficiary form', () => {
  test('[BEN-04] every field has its message, on edit and on add', () => {
    expect(failures(parseBeneficiary([])(emptyBeneficiary))).toEqual(empty)
    expect(failures(parseNew({ ...emptyBeneficiary, ...emptyDocument }))).toEqual([...empty, ...emptyPapers])
  })

  test('[BEN-04] each half of the add form fails independently', () => {
    expect(failures(parseNew({ ...aBeneficiary(), ...emptyDocument }))).toEqual(emptyPapers)
    expect(failures(parseNew({ ...emptyBeneficiary, ...aDocument() }))).toEqual(empty)
  })

  test('[BEN-04] the add form returns the beneficiary and its document', () => {
    expect(valid(parseNew({ ...aBeneficiary(), ...aDocument() }))).toEqual({
      details: valid(parseBeneficiary([])(aBeneficiary())),
      document: aDocument(),
    })
  })

  test('[TAP-06] a mobile number is sent without separators, and refused if it has letters', () => {
    expect(valid(parseBeneficiary([])(aBeneficiary({ mobileNo: '0803-123 4567' })))).toMatchObject({
      mobileNo: '08031234567',
    })
    expect(failures(parseBeneficiary([])(aBeneficiary({ mobileNo: 'abc' })))).toEqual([
      ['mobileNo', 'Please enter the phone number in digits, like 0803 123 4567'],
    ])
  })

  test.each(['none', '12,5', '-5', '1e1', '12.345', '0', '0.00'])('[BEN-04] a share of %p is no percentage', (text) => {
    expect(failures(parseBeneficiary([])(aBeneficiary({ sharePercentage: text })))).toEqual([
      ['sharePercentage', 'Please enter a percentage'],
    ])
  })

  test('[BEN-07] the share is compared with what the others leave', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 12_000 }), (others, share) => {
        const typed = aBeneficiary({ sharePercentage: (share / 100).toFixed(2) })
        expect(failures(parseBeneficiary([percentage(BigInt(others))])(typed))).toEqual(
          others + share <= 10_000 ? [] : [['sharePercentage', 'Shares cannot add up to more than 100 %']],
        )
      }),
    )
  })

  test('[BEN-08] the saved value is trimmed, with the code of the relationship and an exact share', () => {
    const typed = aBeneficiary({
      surname: ' Last',
      otherNames: 'First ',
      sharePercentage: ' 33.3 ',
      mobileNo: ' 0803 ',
    })
    expect(valid(parseBeneficiary([])(typed))).toEqual({
      surname: 'Last',
      otherNames: 'First',
      share: 3_330n,
      relationshipType: 'SPOUSE',
      mobileNo: '0803',
    })
  })
})
