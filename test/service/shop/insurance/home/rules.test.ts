import fc from 'fast-check'
import {
  firstAboveCap,
  homePremium,
  homeViolations,
  type Building,
  type HomeItem,
} from '../../../../../src/service/shop/insurance/home/rules'
import { product } from '../../../../support/products'
import { membersOf } from '../../../../support/violations'

const [owner, tenant] = [product(401), product(402)]
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
const premium = (one: Partial<Building>, of = owner) =>
  homePremium(of, { signature: 'Test Customer', building: [{ ...building, ...one }] })

describe('the premium', () => {
  test('of an owner is 0.2 % of the building and 1.5 % of the appliances', () => {
    expect(premium({})).toBe(8_000_000n + 120_000n)
    expect(premium({ buildingValue: 12_345_678.9, items: [] })).toBe(2_469_136n)
    expect(premium({ items: [item(0.1), item(0.2)] })).toBe(8_000_000n + 0n)
    expect(premium({ items: [item(33.33), item(33.34)] })).toBe(8_000_000n + 100n)
  })

  test('of a tenant is 0.02 % of the building and 1.5 % of the appliances', () => {
    expect(premium({}, tenant)).toBe(800_000n + 120_000n)
  })

  test('is never less than ₦5,000 for an owner and ₦3,000 for a tenant', () => {
    expect(premium({ buildingValue: 1, items: [] })).toBe(500_000n)
    expect(premium({ buildingValue: 1, items: [] }, tenant)).toBe(300_000n)
  })

  test('of several buildings is their sum', () => {
    expect(homePremium(owner, { signature: 'x', building: [building, building] })).toBe(16_240_000n)
  })

  test('never decreases with a higher building value or an additional appliance', () => {
    const value = fc.integer({ min: 1, max: 2_000_000_000 })
    fc.assert(
      fc.property(value, value, fc.integer({ min: 1, max: 12_500_000 }), (low, more, kobo) => {
        const items = [item(kobo / 100)]
        expect(premium({ buildingValue: low + more, items }) >= premium({ buildingValue: low, items })).toBe(true)
        expect(premium({ buildingValue: low, items }) >= premium({ buildingValue: low, items: [] })).toBe(true)
      }),
    )
  })
})

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
