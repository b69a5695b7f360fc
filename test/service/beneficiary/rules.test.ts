import { beneficiaryMessages } from '../../../src/domain/beneficiary/messages'
import { relationshipTypes } from '../../../src/service/beneficiary/relationship-types'
import { beneficiaryDocumentViolations, beneficiaryViolations } from '../../../src/service/beneficiary/rules'
import type { Violation } from '../../../src/service/wire/errors'
import { day } from '../../support/builders'

const request = {
  surname: 'Last',
  otherNames: 'First Second',
  relationshipType: 'SPOUSE',
  sharePercentage: 50,
  mobileNo: '08031234567',
}
const complaints = (violations: readonly (Violation | null)[]) =>
  violations.flatMap((violation) =>
    violation === null ? [] : violation.members.map((member) => [member, violation.message]),
  )

describe('[BEN-04] a beneficiary', () => {
  test.each(relationshipTypes.map(({ relationshipCode }) => relationshipCode))(
    'who is %s is accepted',
    (relationshipType) => {
      expect(complaints(beneficiaryViolations({ ...request, relationshipType }))).toEqual([])
    },
  )

  test.each([
    [{ surname: ' ' }, 'surname', beneficiaryMessages.surname],
    [{ otherNames: '' }, 'otherNames', beneficiaryMessages.otherNames],
    [{ relationshipType: 'PET' }, 'relationshipType', beneficiaryMessages.relationshipType],
    [{ relationshipType: 'spouse' }, 'relationshipType', beneficiaryMessages.relationshipType],
    [{ mobileNo: '123' }, 'mobileNo', beneficiaryMessages.mobileNo],
    [{ mobileNo: 'none' }, 'mobileNo', beneficiaryMessages.mobileNo],
  ])('with %j is refused at that field', (wrong, member, message) => {
    expect(complaints(beneficiaryViolations({ ...request, ...wrong }))).toEqual([[member, message]])
  })
})

describe('[BEN-07] a share', () => {
  test.each([0.01, 33.33, 100])('of %s per cent is accepted', (sharePercentage) => {
    expect(complaints(beneficiaryViolations({ ...request, sharePercentage }))).toEqual([])
  })

  test.each([
    [0, beneficiaryMessages.sharePercentage],
    [-1, beneficiaryMessages.sharePercentage],
    [33.333, beneficiaryMessages.sharePercentage],
    [100.01, beneficiaryMessages.sharesTotal],
  ])('of %s per cent is refused', (sharePercentage, message) => {
    expect(complaints(beneficiaryViolations({ ...request, sharePercentage }))).toEqual([['sharePercentage', message]])
  })
})

describe('[BEN-08] the document of a new beneficiary', () => {
  const today = day('2025-06-16')
  const document = {
    data: Buffer.from('%PDF-1.4').toString('base64'),
    issueDate: '2024-02-29',
    expiryDate: '2034-02-28',
    type: 'InternationalPassort',
  }
  const members = (violations: readonly (Violation | null)[]) => complaints(violations).map(([member]) => member)

  test('follows the rules of a document of the customer', () => {
    expect(members(beneficiaryDocumentViolations(document, today))).toEqual([])
  })

  test('is required, and refused at its own fields', () => {
    expect(members(beneficiaryDocumentViolations(undefined, today))).toEqual(['data'])
    expect(members(beneficiaryDocumentViolations({ ...document, type: 'Passport', data: '' }, today))).toEqual([
      'data.type',
      'data.data',
    ])
  })
})
