import fc from 'fast-check'
import {
  firstAboveCap,
  homeViolations,
  type Building,
  type HomeItem,
} from '../../../../../src/service/shop/insurance/home/rules'
import { product } from '../../../../support/products'
import { membersOf } from '../../../../support/violations'

const owner = product(401)
const item = (itemValue: number): HomeItem => ({ itemDesc: 'Television', itemValue })
const building: Building = {
  description: 'A bungalow of four rooms',
  buildingValue: 40_000_000,
  city: 'Ikeja',
  location: '1 Example Street',
  state: 'Lagos',
  items: [item(80_000)],
}
const members = (buildings: readonly Building[], of = owner, signature = 'Test Customer') =>
  membersOf(homeViolations(of, { signature, building: buildings }))

describe('[HOMEQ-04] the appliances', () => {
  test.each([
    [[125_000], -1],
    [[125_000.01], 0],
    [[100_000, 25_000], -1],
    [[100_000, 25_000.01], 1],
    [[0.1, 0.2, 124_999.7], -1],
    [[0.1, 0.2, 124_999.71], 2],
    [[], -1],
  ])('worth %j exceed ₦125,000 with the one at index %d', (values, place) => {
    expect(firstAboveCap(values.map(item))).toBe(place)
  })

  test('are summed in kobo: the cap is exceeded if and only if the sum is above 12,500,000 kobo', () => {
    const kobo = fc.integer({ min: 1, max: 6_000_000 })
    fc.assert(
      fc.property(fc.array(kobo, { maxLength: 8 }), (values) => {
        const total = values.reduce((sum, value) => sum + value, 0)
        expect(firstAboveCap(values.map((value) => item(value / 100))) === -1).toBe(total <= 12_500_000)
      }),
    )
  })

  test('are rejected at the one that exceeds the cap, which a second building does not double', () => {
    expect(members([{ ...building, items: [item(125_000)] }])).toEqual([])
    expect(members([{ ...building, items: [item(125_000), item(0.01)] }])).toEqual(['building[0].items[1].itemValue'])
    expect(members([building, { ...building, items: [item(45_000), item(0.01)] }])).toEqual([
      'building[1].items[1].itemValue',
    ])
  })
})

describe('a request', () => {
  test('without an appliance is accepted', () => {
    expect(members([{ ...building, items: [] }])).toEqual([])
  })

  test('with the most buildings and appliances is accepted', () => {
    const items = Array.from({ length: 50 }, () => item(100))
    expect(members([{ ...building, items }, ...Array.from({ length: 4 }, () => ({ ...building, items: [] }))])).toEqual(
      [],
    )
  })

  test('for another product is rejected', () => {
    expect(membersOf(homeViolations(undefined, { signature: 'Test Customer', building: [building] }))).toEqual([
      'productId',
    ])
  })

  test.each([
    [{ state: ' ' }, 'building[1].state'],
    [{ city: ' ' }, 'building[1].city'],
    [{ location: ' ' }, 'building[1].location'],
    [{ description: ' ' }, 'building[1].description'],
    [{ buildingValue: 0 }, 'building[1].buildingValue'],
    [{ buildingValue: -5 }, 'building[1].buildingValue'],
    [{ buildingValue: 0.001 }, 'building[1].buildingValue'],
    [{ buildingValue: 1e300 }, 'building[1].buildingValue'],
    [{ items: [item(1), { itemDesc: ' ', itemValue: 1 }] }, 'building[1].items[1].itemDesc'],
    [{ items: [item(1), item(0)] }, 'building[1].items[1].itemValue'],
    [{ items: [item(1), item(-1)] }, 'building[1].items[1].itemValue'],
    [{ items: [item(1), item(0.005)] }, 'building[1].items[1].itemValue'],
  ])('with %j is rejected with an error at %s', (wrong, field) => {
    expect(
      members([
        { ...building, items: [] },
        { ...building, ...wrong },
      ]),
    ).toEqual([field])
  })

  test('without a building, with too many, without a name, or for another kind of product is rejected', () => {
    expect(members([])).toEqual(['building'])
    expect(members([building], owner, ' ')).toEqual(['signature'])
    expect(members([building], product(301))).toEqual(['productId'])
  })
})
