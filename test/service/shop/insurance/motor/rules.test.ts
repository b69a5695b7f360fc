import { dayInLagos } from '../../../../../src/domain/values/calendar-date'
import { productById } from '../../../../../src/service/shop/insurance/products'
import type { Product } from '../../../../../src/service/shop/product/product'
import { motorPremium, motorViolations, type Vehicle } from '../../../../../src/service/shop/insurance/motor/rules'
import { vehicle } from '../../../../support/vehicle'
import { membersOf } from '../../../../support/violations'

const today = dayInLagos(Date.UTC(2026, 10, 21, 12))

const product = (id: number): Product => {
  const found = productById(id)
  if (found === undefined) throw new Error(`no product ${id}`)
  return found
}
const comprehensive = product(101)
const thirdParty = product(102)

describe('the premium', () => {
  test.each([
    [5_000_000, 25_000_000n],
    [5_000_000.5, 25_000_003n],
    [1_234_567.89, 6_172_839n],
    [300_000, 1_500_000n],
    [5, 1_500_000n],
  ])(
    'of comprehensive cover for ₦%d is five per cent, rounded to the nearest kobo, at least ₦15,000: %d kobo',
    (value, premium) => {
      expect(motorPremium(comprehensive, [{ ...vehicle, value }])).toBe(premium)
    },
  )

  test('[COVER-04: least premium] of comprehensive cover for a commercial vehicle is at least ₦20,000', () => {
    expect(motorPremium(comprehensive, [{ ...vehicle, isCommercial: true, value: 5 }])).toBe(2_000_000n)
    expect(motorPremium(comprehensive, [{ ...vehicle, isCommercial: true, value: 400_000.2 }])).toBe(2_000_001n)
  })

  test('of third party cover is ₦15,000 for a private and ₦20,000 for a commercial vehicle', () => {
    expect(motorPremium(thirdParty, [vehicle])).toBe(1_500_000n)
    expect(motorPremium(thirdParty, [{ ...vehicle, isCommercial: true, value: 90_000_000 }])).toBe(2_000_000n)
  })

  test('of several vehicles is their sum', () => {
    expect(motorPremium(comprehensive, [vehicle, { ...vehicle, value: 100 }])).toBe(26_500_000n)
  })
})

describe('a request', () => {
  const members = (vehicles: readonly Vehicle[], wanted: Product | undefined = comprehensive) =>
    membersOf(motorViolations(wanted, vehicles, today))

  test('that is complete is accepted, also for next year’s model', () => {
    expect(members([vehicle])).toEqual([])
    for (const manuYear of ['1950', ' 2019 ', '2027']) expect(members([{ ...vehicle, manuYear }])).toEqual([])
    expect(members(Array.from({ length: 20 }, () => vehicle))).toEqual([])
  })

  test.each([
    [{ registrationNo: ' ' }, 'registrationNo'],
    [{ chassisNo: '  ' }, 'chassisNo'],
    [{ engineNo: ' ' }, 'engineNo'],
    [{ bodyType: ' ' }, 'bodyType'],
    [{ colour: ' ' }, 'colour'],
    [{ makeId: 9999 }, 'makeId'],
    [{ modelId: 201 }, 'modelId'],
    [{ manuYear: '2028' }, 'manuYear'],
    [{ manuYear: '1949' }, 'manuYear'],
    [{ manuYear: '19a9' }, 'manuYear'],
    [{ manuYear: '02019' }, 'manuYear'],
    [{ manuYear: '2019.0' }, 'manuYear'],
    [{ value: 0 }, 'value'],
    [{ value: -1 }, 'value'],
    [{ value: 0.001 }, 'value'],
    [{ value: 1e300 }, 'value'],
  ])('with %j is rejected with an error at that field of that vehicle', (wrong, field) => {
    expect(members([vehicle, { ...vehicle, ...wrong }])).toEqual([`vehicles[1].${field}`])
  })

  test('without a vehicle, or for another kind of product is rejected', () => {
    expect(members([])).toEqual(['vehicles'])
    expect(members([vehicle], product(301))).toEqual(['productId'])
    expect(motorViolations(undefined, [vehicle], today)[0]?.members).toEqual(['productId'])
  })
})
