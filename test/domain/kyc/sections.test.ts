import fc from 'fast-check'
import { kycBadge } from '../../../src/domain/kyc/badge'
import {
  countToFix,
  fieldOfStep,
  fieldOfTab,
  isSectionApproved,
  isStepDone,
  kycFieldNamed,
  kycFields,
  rejectionOf,
  sectionLabels,
  sentAgain,
  thingsToFix,
} from '../../../src/domain/kyc/sections'
import { kycStatuses } from '../../../src/domain/kyc/steps'
import { APPROVED, numberOf, REVIEW, specified, specifiedStatuses } from '../../support/kyc/steps'

describe('the KYC sections', () => {
  test('[SET-06] have their labels', () => {
    expect(kycFields.map((field) => [field, sectionLabels[field]])).toEqual(
      specified.map(({ field, label }) => [field, label]),
    )
  })

  test('are found by their names, ignoring case, and by the step that saves them', () => {
    expect(kycFields.map((field) => kycFieldNamed(` ${field.toUpperCase()} `))).toEqual(kycFields)
    expect(['', 'User', 'toString'].map(kycFieldNamed)).toEqual([undefined, undefined, undefined])
    expect([...kycFields.map((_, index) => index + 1), REVIEW, APPROVED, 0].map(fieldOfStep)).toEqual([
      ...kycFields,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('[SET-05: address] are selected by the tab in the address; none, or an unknown one, is User Info', () => {
    expect(['Bvn Info', 'bvn info', undefined, '', 'Nothing Such'].map(fieldOfTab)).toEqual([
      'Bvn Info',
      'Bvn Info',
      'User Info',
      'User Info',
      'User Info',
    ])
  })

  test('[SET-08] Approved is approved, any other status is not', () => {
    const field = 'Bvn Info'
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('approved', 'Approved ', 'Pending', 'Rejected')), (status) => {
        expect(isSectionApproved([{ field, status, reason: undefined }], field)).toBe(status === 'Approved')
      }),
    )
    expect(isSectionApproved([{ field: 'BVN INFO', status: 'Approved', reason: undefined }], field)).toBe(true)
    expect(isSectionApproved([], field)).toBe(false)
  })

  test('a rejection has the reason of the review, if there is one', () => {
    const section = { field: 'Medical Info', status: 'Rejected', reason: ' Too blurred. ' }
    expect(rejectionOf([section], 'Medical Info')).toEqual({ reason: 'Too blurred.' })
    expect(rejectionOf([{ ...section, reason: ' ' }], 'Medical Info')).toEqual({ reason: undefined })
    expect(rejectionOf([{ ...section, status: 'Pending' }], 'Medical Info')).toBeUndefined()
    expect(rejectionOf([section], 'Bvn Info')).toBeUndefined()
  })
})

describe('the badge of the KYC status', () => {
  const texts = fc.oneof(fc.string(), fc.constantFrom(...kycStatuses), fc.constant(undefined))

  test('[SET-03] observed: Pending Review in yellow, everything else Complete in green', () => {
    fc.assert(
      fc.property(texts, (status) => {
        expect(kycBadge('observed')(status)).toEqual(
          status === 'PendingReview'
            ? { text: 'Pending Review', colour: 'yellow' }
            : { text: 'Complete', colour: 'green' },
        )
      }),
    )
  })

  test('[SET-03] corrected: Complete only when Approved, Pending Review in yellow, anything else Incomplete in grey', () => {
    fc.assert(
      fc.property(texts, (status) => {
        const { text, colour } = kycBadge('corrected')(status)
        if (status === 'Approved') expect([text, colour]).toEqual(['Complete', 'green'])
        else if (status === 'PendingReview') expect([text, colour]).toEqual(['Pending Review', 'yellow'])
        else expect([text, colour]).toEqual(['Incomplete', 'grey'])
      }),
    )
  })
})

describe('the things to fix', () => {
  const sections = [
    { field: 'medical info', status: 'Rejected', reason: ' Two answers differ. ' },
    { field: 'Bvn Info', status: 'Rejected', reason: ' ' },
    { field: 'User Info', status: 'Approved', reason: 'Not a rejection' },
    { field: 'Something else', status: 'Rejected', reason: 'Unknown' },
  ]

  test('[KYC-18: list] are the rejected sections in the order of the steps, each with its own reason', () => {
    expect(thingsToFix(sections)).toEqual([
      { field: 'Bvn Info', step: 3, reason: undefined },
      { field: 'Medical Info', step: 5, reason: 'Two answers differ.' },
    ])
  })

  test('[KYC-18: list] become fewer as a section is sent again', () => {
    expect(thingsToFix(sentAgain(sections, 'Medical Info')).map(({ field }) => field)).toEqual(['Bvn Info'])
  })

  test('[KYC-18: list] are counted in words', () => {
    expect([1, 2, 6].map(countToFix)).toEqual(['1 thing to fix', '2 things to fix', '6 things to fix'])
  })
})

describe('[KYC-23: progress] the steps that are done', () => {
  const done = (rejected: readonly string[], reached: number) => {
    const read = kycFields.map((field) => ({
      field,
      status: rejected.includes(field) ? 'Rejected' : 'Pending',
      reason: undefined,
    }))
    return specifiedStatuses.map((_, index) => index + 1).filter(isStepDone(read, reached))
  }

  const all = specified.map((_, index) => index + 1)

  test.each([
    [[], 1, []],
    [[], 4, [1, 2, 3]],
    [['Bvn Info'], 3, all.filter((step) => step !== 3)],
    [['Bvn Info', 'Identification Document'], 3, all.filter((step) => step !== 3 && step !== numberOf('document'))],
    [[], REVIEW, all],
    [[], APPROVED, [...all, REVIEW]],
  ])('with %j rejected at step %d are %j', (rejected, reached, steps) => {
    expect(done(rejected, reached)).toEqual(steps)
  })
})
