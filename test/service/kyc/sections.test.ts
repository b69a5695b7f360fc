import * as fc from 'fast-check'
import {
  changedSince,
  kycFields,
  kycStatusOf,
  sectionItems,
  versionOf,
  type Section,
} from '../../../src/service/kyc/sections'

const saved = (field: string, status: Section['status'] = 'Pending', reason: string | null = null): Section => ({
  field,
  status,
  reason,
})

describe('the status of a customer', () => {
  test.each([
    [0, 'NewlyRegistered'],
    [1, 'PendingAccountInfo'],
    [2, 'PendingBvnInfo'],
    [3, 'PendingEmployerInfo'],
    [4, 'PendingMedicalInfo'],
    [5, 'PendingIdentificationUpload'],
    [6, 'PendingReview'],
  ])('with the first %i sections saved is %s', (count, status) => {
    expect(kycStatusOf(kycFields.slice(0, count).map((field) => saved(field)))).toBe(status)
  })

  test('is that of the first missing section, whatever was saved after it', () => {
    expect(kycStatusOf([saved('User Info'), saved('Bvn Info'), saved('Medical Info')])).toBe('PendingAccountInfo')
  })

  test('goes back to the first rejected section', () => {
    const sections = kycFields.map((field) =>
      saved(field, ['Bvn Info', 'Medical Info'].includes(field) ? 'Rejected' : 'Approved'),
    )
    expect(kycStatusOf(sections)).toBe('PendingBvnInfo')
  })

  test('is Approved when every section is, and PendingReview while one is not', () => {
    const approved = kycFields.map((field) => saved(field, 'Approved'))
    expect(kycStatusOf(approved)).toBe('Approved')
    expect(kycStatusOf([...approved.slice(1), saved('User Info')])).toBe('PendingReview')
  })
})

describe('the list of sections', () => {
  test('has all six under their stored names, missing ones as Pending', () => {
    expect(sectionItems([saved('Bvn Info', 'Approved')]).map(({ kycField, status }) => [kycField, status])).toEqual([
      ['User Info', 'Pending'],
      ['Account Info', 'Pending'],
      ['Bvn Info', 'Approved'],
      ['Employer Info', 'Pending'],
      ['Medical Info', 'Pending'],
      ['Identification Document', 'Pending'],
    ])
  })

  test('has the reason of a rejection', () => {
    const items = sectionItems([saved('Identification Document', 'Rejected', 'The picture is blurred.')])
    expect(items[5]).toMatchObject({ status: 'Rejected', reason: 'The picture is blurred.' })
  })
})

describe('[KYC-24: versions] the version of all sections', () => {
  const inVersions = (versions: readonly number[]) =>
    kycFields.flatMap((field, index) => {
      const version = versions[index] ?? 0
      return version === 0 ? [] : [{ ...saved(field), version, savedAt: new Date(0) }]
    })
  const some = fc.array(fc.nat(12), { minLength: 6, maxLength: 6 })

  test('is that of each, in their order, and 0 of one that was not saved', () => {
    expect(versionOf(inVersions([1, 0, 12, 3, 1, 2]).toReversed())).toBe('1.0.12.3.1.2')
  })

  test('finds exactly the sections that differ', () => {
    fc.assert(
      fc.property(some, some, (before, after) => {
        expect(changedSince(versionOf(inVersions(before)), inVersions(after))).toEqual(
          kycFields.filter((_, index) => before[index] !== after[index]),
        )
      }),
    )
  })

  test('is no other text: then every section differs', () => {
    for (const text of ['', '1', '1.1.1.1.1', '1.1.1.1.1.1.1', '1.1.1.1.1.1.'])
      expect(changedSince(text, inVersions([1, 1, 1, 1, 1, 1]))).toEqual(kycFields)
  })
})
