import fc from 'fast-check'
import { kycStatuses } from '../../../src/domain/kyc/steps'
import {
  isApproved,
  isKnownStatus,
  openingStep,
  placeIn,
  FORM_STEPS,
  completedSteps,
} from '../../../src/domain/kyc/status'
import { anyCharacter } from '../../support/arbitraries'
import { specified, specifiedStatuses } from '../../support/kyc/steps'

describe('KYC status', () => {
  test('[KYC-02] are those of the specification, in its order', () => {
    expect(kycStatuses).toEqual(specifiedStatuses)
  })

  test.each(specifiedStatuses.map((status, index) => [status, index + 1] as const))(
    '[KYC-02] %s opens step %i',
    (status, step) => {
      expect(openingStep(status)).toBe(step)
    },
  )

  test('[HOME-04] a status has the number of completed steps out of all with a form; an unknown one has none', () => {
    expect(FORM_STEPS).toBe(specified.length)
    expect(specifiedStatuses.map(completedSteps)).toEqual([
      ...specified.map((_, index) => index),
      FORM_STEPS,
      FORM_STEPS,
    ])
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

  test('[KYC-02] for any text the step is one of the specification, and 1 unless the status is known', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.constantFrom(...kycStatuses)), (status) => {
        const step = openingStep(status)
        expect(specifiedStatuses.map((_, index) => index + 1)).toContain(step)
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
