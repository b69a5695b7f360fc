import { dayInLagos } from '../../../../../src/domain/values/calendar-date'
import { productById } from '../../../../../src/service/shop/insurance/products'
import type { Product } from '../../../../../src/service/shop/product/product'
import { motorViolations, type Vehicle } from '../../../../../src/service/shop/insurance/motor/rules'
import { vehicle } from '../../../../support/vehicle'
import { membersOf } from '../../../../support/violations'

const today = dayInLagos(Date.UTC(2026, 10, 21, 12))

const product = (id: number): Product => {
  const found = productById(id)
  if (found === undefined) throw new Error(`no product ${id}`)
  return found
}
const comprehensive = product(101)

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
