import fc from 'fast-check'
import { largestBuilding } from '../../../../src/domain/quote/home'
import { largestCar } from '../../../../src/domain/quote/motor'
import { largestSum } from '../../../../src/domain/quote/savings'
import { toNaira, type Kobo } from '../../../../src/domain/values/money'
import { products } from '../../../../src/service/shop/insurance/products'
import { coverCategories, covers } from '../../../../src/service/shop/insurance/covers'
import type { Cover, QuoteCall } from '../../../../src/service/shop/product/cover'
import { most, nearest, plus, times, type Fraction } from '../../../support/fraction'
import { product } from '../../../support/products'
import { vehicle } from '../../../support/vehicle'

const whole = (value: bigint | number): Fraction => [BigInt(value), 1n]
const per = (numerator: number, denominator: number): Fraction => [BigInt(numerator), BigInt(denominator)]
const naira = (amount: number): Fraction => whole(BigInt(amount) * 100n)
const upTo = (largest: Kobo) => fc.oneof(fc.bigInt({ min: 1n, max: 5_000_000n }), fc.bigInt({ min: 1n, max: largest }))
/** The number on the wire of an amount in kobo. */
const wire = (amount: bigint): number => toNaira(amount as Kobo)

/** Everything here is reckoned without the code that it checks, rates included. */
type Check = {
  readonly least: bigint
  readonly quotes: fc.Arbitrary<readonly [premium: bigint, expected: Fraction, own?: bigint]>
}

const today = new Date('2026-11-21T12:00:00Z')
const valid = (violations: readonly unknown[]) => {
  expect(violations.filter(Boolean)).toEqual([])
}

const car = (id: number): fc.Arbitrary<readonly [bigint, Fraction]> =>
  fc.array(fc.tuple(upTo(largestCar), fc.boolean()), { minLength: 1, maxLength: 20 }).map((cars) => {
    const body = {
      ...covers.vehicleQuote.example,
      productId: id,
      vehicles: cars.map(([value, isCommercial]) => ({ ...vehicle, value: wire(value), isCommercial })),
    }
    valid(covers.vehicleQuote.violations(product(id), body, today))
    const prices = cars.map(([value, isCommercial]) => {
      const least = naira(isCommercial ? 20_000 : 15_000)
      return id === 102 ? least : most(least, times(whole(value), per(5, 100)))
    })
    return [covers.vehicleQuote.premium(product(id), body), plus(...prices)]
  })

const plan = (id: number, price: number): fc.Arbitrary<readonly [bigint, Fraction]> =>
  fc.string({ minLength: 1 }).map((name) => {
    const body = { signature: `A ${name}.`, productId: id, subCode: 'Silver' }
    valid(covers.healthQuote.violations(product(id), body, today))
    return [covers.healthQuote.premium(product(id), body), naira(price)]
  })

/** A destination of each zone with its prices: a policy, a day, a year. */
const zones = [
  ['GH', 3_500, 400, 60_000],
  ['DE', 6_000, 700, 95_000],
  ['JP', 8_000, 900, 120_000],
  ['US', 12_000, 1_500, 180_000],
] as const
const dayAfter = (days: number) => new Date(Date.UTC(2026, 11, 1 + days)).toISOString().slice(0, 10)

const trip = (id: number): fc.Arbitrary<readonly [bigint, Fraction]> =>
  fc.tuple(fc.constantFrom(...zones), fc.integer({ min: 1, max: id === 301 ? 180 : 90 })).map(([zone, days]) => {
    const [destination, policy, day, year] = zone
    const dates = { depaturedate: `${dayAfter(0)}T09:00`, arrivaldate: `${dayAfter(days - 1)}T18:00` }
    const body = { ...covers.travelQuote.example, productId: id, destination, ...dates }
    valid(covers.travelQuote.violations(product(id), body, today))
    const single = most(naira(5_000), plus(naira(policy), times(naira(day), whole(days))))
    return [covers.travelQuote.premium(product(id), body), id === 301 ? single : naira(year)]
  })

const house = (id: number, basisPoints: number, least: number): fc.Arbitrary<readonly [bigint, Fraction]> =>
  fc
    .array(fc.tuple(upTo(largestBuilding), fc.array(fc.bigInt({ min: 1n, max: 500_000n }), { maxLength: 5 })), {
      minLength: 1,
      maxLength: 5,
    })
    .map((buildings) => {
      const [one] = covers.homeQuote.example.building
      const building = buildings.map(([value, items]) => ({
        ...one!,
        buildingValue: wire(value),
        items: items.map((item) => ({ itemDesc: 'Television', itemValue: wire(item) })),
      }))
      const body = { ...covers.homeQuote.example, productId: id, building }
      valid(covers.homeQuote.violations(product(id), body, today))
      const shares = buildings.flatMap(([value, items]) => [
        times(whole(value), per(basisPoints, 10_000)),
        ...items.map((item) => times(whole(item), per(15, 1_000))),
      ])
      return [covers.homeQuote.premium(product(id), body), most(naira(least), plus(...shares))]
    })

const saving = (id: number, thousandths: number): fc.Arbitrary<readonly [bigint, Fraction, bigint]> => {
  const cover = fc.oneof(fc.constant(0n), upTo(largestSum))
  return fc
    .tuple(upTo(largestSum), cover, cover, cover, fc.integer({ min: 3, max: 12 }))
    .map(([saved, life, illness, disability, months]) => {
      const body = {
        ...covers.savingsQuote.example,
        productId: id,
        duration: months,
        sumAssured: wire(saved),
        lifeCover: wire(life),
        criticalIllnessCover: wire(illness),
        permanentDisability: wire(disability),
      }
      valid(covers.savingsQuote.violations(product(id), body, today))
      const forTerm = (sum: bigint, share: number) => times(whole(sum), per(share, 1_000), per(months, 12))
      const cost = plus(
        times(whole(saved), per(thousandths, 1_000)),
        forTerm(life, 4),
        forTerm(illness, 8),
        forTerm(disability, 3),
      )
      return [covers.savingsQuote.premium(product(id), body), plus(whole(saved), most(naira(500), cost)), saved]
    })
}

/** The least premium of each product in kobo, and its random quotes with the sum saved, which the least comes on top of. */
const checks: Readonly<Record<number, Check>> = {
  101: { least: 1_500_000n, quotes: car(101) },
  102: { least: 1_500_000n, quotes: car(102) },
  201: { least: 7_200_000n, quotes: plan(201, 72_000) },
  202: { least: 3_600_000n, quotes: plan(202, 36_000) },
  301: { least: 500_000n, quotes: trip(301) },
  302: { least: 6_000_000n, quotes: trip(302) },
  401: { least: 500_000n, quotes: house(401, 20, 5_000) },
  402: { least: 300_000n, quotes: house(402, 2, 3_000) },
  501: { least: 50_000n, quotes: saving(501, 10) },
  502: { least: 50_000n, quotes: saving(502, 15) },
  601: { least: 50_000n, quotes: saving(601, 10) },
  602: { least: 50_000n, quotes: saving(602, 12) },
}

test.each(products.map(({ id, name }) => [name, id] as const))(
  '[COVER-04: least premium, rounding] a thousand premiums of %s (%d) are exact fractions, rounded once, half a kobo up, and none is too small',
  (_, id) => {
    const check = checks[id]
    if (check === undefined) throw new Error(`product ${id} is not checked`)
    fc.assert(
      fc.property(check.quotes, ([premium, expected, own = 0n]) => {
        expect(premium).toBe(nearest(expected))
        expect(premium).toBeGreaterThanOrEqual(check.least + own)
      }),
      { numRuns: 1_000 },
    )
  },
)

const everyCover = Object.values(covers) as unknown as readonly Cover<QuoteCall>[]

/** ₦60,000 saved in a year, with the charge: what falls to a month, in kobo. */
const aMonth: Readonly<Record<number, bigint>> = { 501: 505_000n, 502: 507_500n, 601: 505_000n, 602: 506_000n }

test.each(products)(
  '[COVER-01] [LIFE-07: from] $name is offered from what its smallest real case costs, which is valid',
  ({ id, fromPrice, priceUnit }) => {
    const unit = id === 301 ? 'a trip' : aMonth[id] === undefined ? 'a year' : 'a month'
    expect([fromPrice, priceUnit]).toEqual([aMonth[id] ?? checks[id]?.least, unit])
    const cover = everyCover.find(({ categories }) =>
      categories.some((category) => category.products.some((one) => one.id === id)),
    )
    const smallest = cover?.smallest?.(product(id))
    if (cover === undefined || smallest === undefined) throw new Error(`${id} has no smallest case`)
    valid(cover.violations(product(id), smallest, new Date('2050-05-01T12:00:00Z')))
    expect(cover.premium(product(id), smallest)).toBe((fromPrice ?? 0n) * (unit === 'a month' ? 12n : 1n))
  },
)

test('[COVER-04: rounding] half a kobo is rounded up, once, after the parts are added', () => {
  const cars = (...values: readonly number[]) =>
    covers.vehicleQuote.premium(product(101), {
      ...covers.vehicleQuote.example,
      vehicles: values.map((value) => ({ ...vehicle, value })),
    })
  expect(cars(5_000_000.1)).toBe(25_000_001n)
  expect(cars(5_000_000.09)).toBe(25_000_000n)
  // Each alone would be rounded up: one kobo more than their sum.
  expect(cars(5_000_000.1, 5_000_000.1)).toBe(50_000_001n)
})

const tooMuch = (body: object, largest: string): readonly [object, string] => [body, largest]
const over = wire(largestSum + 1n)
const savings = covers.savingsQuote.example
const motor = covers.vehicleQuote.example
const home = covers.homeQuote.example

test.each([
  [
    'vehicleQuote',
    101,
    tooMuch({ ...motor, vehicles: [{ ...vehicle, value: wire(largestCar + 1n) }] }, '₦200,000,000'),
    'vehicles[0].value',
  ],
  [
    'vehicleQuote',
    102,
    tooMuch({ ...motor, vehicles: [{ ...vehicle, value: 1e300 }] }, '₦200,000,000'),
    'vehicles[0].value',
  ],
  [
    'homeQuote',
    401,
    tooMuch(
      { ...home, building: [{ ...home.building[0], buildingValue: wire(largestBuilding + 1n) }] },
      '₦1,000,000,000',
    ),
    'building[0].buildingValue',
  ],
  ...(['sumAssured', 'lifeCover', 'criticalIllnessCover', 'permanentDisability'] as const).map(
    (field) => ['savingsQuote', 501, tooMuch({ ...savings, [field]: over }, '₦100,000,000'), field] as const,
  ),
] as const)(
  '[COVER-04: largest sum] %s of product %d: a sum above the largest is refused in words that name it',
  (call, id, [body, largest], member) => {
    const refused = covers[call].violations(product(id), body as never, today).filter(Boolean)
    expect(refused).toEqual([
      { members: [member], message: `Please enter at most ${largest}. For more, please write to us.` },
    ])
  },
)

test('[COVER-04: least premium, largest sum] every product of the catalogue is checked', () => {
  const offered = coverCategories.flatMap((category) => category.products.map(({ id }) => String(id)))
  expect(Object.keys(checks).sort()).toEqual(offered.sort())
})
