import fc from 'fast-check'
import {
  isApproved,
  isKnownStatus,
  kycStatuses,
  openingStep,
  placeIn,
  FORM_STEPS,
  completedSteps,
} from '../../../src/domain/kyc/status'
import { anyCharacter } from '../../support/arbitraries'

describe('KYC status', () => {
  test.each([
    ['NewlyRegistered', 1],
    ['PendingAccountInfo', 2],
    ['PendingBvnInfo', 3],
    ['PendingEmployerInfo', 4],
    ['PendingMedicalInfo', 5],
    ['PendingIdentificationUpload', 6],
    ['PendingReview', 7],
    ['Approved', 8],
  ])('[KYC-02] %s opens step %i', (status, step) => {
    expect(openingStep(status)).toBe(step)
  })

  test('[HOME-04] a status has the number of completed steps out of six; an unknown one has none', () => {
    expect(FORM_STEPS).toBe(6)
    expect(kycStatuses.map(completedSteps)).toEqual([0, 1, 2, 3, 4, 5, 6, 6])
    expect([undefined, '', 'Rejected'].map(completedSteps)).toEqual([undefined, undefined, undefined])
  })

  test('[KYC-02] in any order a status has its position, and an unknown one has 1', () => {
    const orders = fc.uniqueArray(fc.oneof(fc.string(), fc.constantFrom(...kycStatuses)), { maxLength: 20 })
    fc.assert(
      fc.property(orders, fc.string(), (order, other) => {
        const place = placeIn(order)
        order.forEach((status, index) => {
          expect(place(status)).toBe(index + 1)
        })
        if (!order.includes(other)) expect(place(other)).toBe(1)
        expect(place(undefined)).toBe(1)
      }),
    )
  })

  test('[KYC-02] for any text the step is one of the eight, and 1 unless the status is known', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.constantFrom(...kycStatuses)), (status) => {
        const step = openingStep(status)
        expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(step)
        expect(kycStatuses[step - 1] === status).toBe(isKnownStatus(status))
        if (!isKnownStatus(status)) expect(step).toBe(1)
      }),
    )
    expect([isKnownStatus(undefined), openingStep(undefined)]).toEqual([false, 1])
  })

  test('only Approved is approved', () => {
    expect(kycStatuses.filter(isApproved)).toEqual(['Approved'])
    expect(isApproved(undefined)).toBe(false)
  })
})
