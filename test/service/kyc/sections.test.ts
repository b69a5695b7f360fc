import { kycFields, kycStatusOf, sectionItems, type Section } from '../../../src/service/kyc/sections'

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
