import * as fc from 'fast-check'
import { kycSteps, type KycPart, type KycStep } from '../../../src/domain/kyc/steps'
import {
  changedSince,
  kycFields,
  kycStatusOf,
  statusIn,
  sectionItems,
  versionOf,
  type Section,
} from '../../../src/service/kyc/sections'
import { specified, specifiedStatuses } from '../../support/kyc/steps'

const saved = (field: string, status: Section['status'] = 'Pending', reason: string | null = null): Section => ({
  field,
  status,
  reason,
})

const kycStep = (part: KycPart): KycStep => {
  const step = kycSteps.find((one) => one.part === part)
  if (step === undefined) throw new Error(part)
  return step
}

describe('the status of a customer', () => {
  test.each(specifiedStatuses.slice(0, -1).map((status, count) => [count, status] as const))(
    'with the first %i sections saved is %s',
    (count, status) => {
      expect(kycStatusOf(kycFields.slice(0, count).map((field) => saved(field)))).toBe(status)
    },
  )

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

describe('a step that is added', () => {
  const approved = specified.map(({ field }) => saved(field, 'Approved'))
  const added = specified.map((step) => ({ ...kycStep(step.part), asksApproved: step.field !== 'Medical Info' }))
  const without = approved.filter(({ field }) => field !== 'Medical Info')

  test('and is not asked of the approved leaves an approval as it was', () => {
    expect(statusIn(added)(without)).toBe('Approved')
    expect(statusIn(specified.map(({ part }) => ({ ...kycStep(part), asksApproved: true })))(without)).toBe(
      'PendingMedicalInfo',
    )
  })

  test('is asked of everybody else, and reviewed once it is sent', () => {
    expect(statusIn(added)([...without.slice(1), saved('User Info')])).toBe('PendingMedicalInfo')
    expect(statusIn(added)([])).toBe('NewlyRegistered')
    expect(statusIn(added)([...without, saved('Medical Info')])).toBe('PendingReview')
    expect(statusIn(added)([...without, saved('Medical Info', 'Rejected')])).toBe('PendingMedicalInfo')
  })
})

describe('the list of sections', () => {
  test('has all under their stored names, missing ones as Pending', () => {
    expect(sectionItems([saved('Bvn Info', 'Approved')]).map(({ kycField, status }) => [kycField, status])).toEqual(
      specified.map(({ field }) => [field, field === 'Bvn Info' ? 'Approved' : 'Pending']),
    )
  })

  test('has the reason of a rejection', () => {
    const items = sectionItems([saved('Identification Document', 'Rejected', 'The picture is blurred.')])
    expect(items.at(-1)).toMatchObject({
      kycField: 'Identification Document',
      status: 'Rejected',
      reason: 'The picture is blurred.',
    })
  })
})

describe('[KYC-24: versions] the version of all sections', () => {
  const inVersions = (versions: readonly number[]) =>
    kycFields.flatMap((field, index) => {
      const version = versions[index] ?? 0
      return version === 0 ? [] : [{ ...saved(field), version, savedAt: new Date(0) }]
    })
  const [minLength, maxLength] = [kycFields.length, kycFields.length]
  const some = fc.array(fc.nat(12), { minLength, maxLength })

  test('is that of each, in their order, and 0 of one that was not saved', () => {
    const none = kycFields.slice(3).map(() => 0)
    expect(versionOf(inVersions([1, 0, 12, ...none]).toReversed())).toBe(['1', '0', '12', ...none].join('.'))
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
    const ones = kycFields.map(() => 1)
    const version = ones.join('.')
    for (const text of ['', '1', version.slice(2), `${version}.1`, `${version}.`])
      expect(changedSince(text, inVersions(ones))).toEqual(kycFields)
  })
})
