import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { addDays } from '../../src/domain/values/calendar-arithmetic'
import { dayInLagos } from '../../src/domain/values/calendar-date'
import { toNaira, type Kobo } from '../../src/domain/values/money'
import { covers } from '../../src/service/shop/insurance/covers'
import { tableOf } from '../support/documented-rules'
import { decimal, most, nearest, plus, times, type Fraction } from '../support/fraction'
import { product } from '../support/products'
import { vehicle } from '../support/vehicle'

/** The amounts of naira of a cell, in kobo, and its percentages, as they stand in it. */
const amounts = (cell: string): readonly Fraction[] =>
  [...cell.matchAll(/₦([\d,.]*\d)/g)].map(([, written = '']) => times(decimal(written), [100n, 1n]))
const percentages = (cell: string): readonly Fraction[] =>
  [...cell.matchAll(/([\d.]+) %/g)].map(([, written = '']) => times(decimal(written), [1n, 100n]))

const wire = ([a, b]: Fraction): number => toNaira((a / b) as Kobo)
const kobo = (amount: bigint): Fraction => [amount, 1n]
const now = new Date('2026-11-26T12:00:00Z')
const refused = (violations: readonly unknown[]): boolean => violations.some(Boolean)
const aKoboMore = (amount: Fraction): number => wire(plus(amount, kobo(1n)))
/** Small, ordinary and uneven amounts of kobo. */
const samples = [kobo(1n), kobo(9_999_999n), kobo(500_000_001n), kobo(12_345_678_905n)]

describe('[COVER-04: rule table] the premiums that docs/sandbox.md states', () => {
  const table = tableOf('product', 'premium', 'least premium', 'largest sum', 'rates', 'source')
  const row = (name: string) => {
    const [premium = '', least = '', largest = ''] = table.get(name) ?? []
    return {
      premium,
      least: amounts(least),
      largest: amounts(largest),
      percent: percentages(premium),
      amount: amounts(premium),
    }
  }

  test('are those of every product', () => {
    expect([...table.keys()]).toEqual([
      ...[101, 102, 201, 202, 301, 302, 401, 402].map((id) => product(id).name),
      'Savings and education',
    ])
    for (const [, [, , , rates = '']] of table)
      expect(existsSync(join('src/service', rates.replaceAll('`', '')))).toBe(true)
  })

  const cars = (id: number, values: readonly (readonly [number, boolean])[]) => ({
    ...covers.vehicleQuote.example,
    productId: id,
    vehicles: values.map(([value, isCommercial], index) => ({
      ...vehicle,
      registrationNo: `LND-${100 + index}KJ`,
      value,
      isCommercial,
    })),
  })

  test('of motor', () => {
    const { percent, least, largest } = row('Comprehensive Motor')
    const [rate, ordinary, commercial, limit] = [percent[0]!, least[0]!, least[1]!, largest[0]!]
    const expected = plus(
      ...samples.flatMap((value) => [most(times(value, rate), ordinary), most(times(value, rate), commercial)]),
    )
    const body = cars(
      101,
      samples.flatMap((value) => [[wire(value), false] as const, [wire(value), true] as const]),
    )
    expect(covers.vehicleQuote.premium(product(101), body)).toBe(nearest(expected))
    const flat = row('Third Party Motor')
    expect(covers.vehicleQuote.premium(product(102), body)).toBe(nearest(times([4n, 1n], plus(...flat.amount))))
    expect(flat.amount).toEqual(flat.least)
    for (const id of [101, 102]) {
      expect(refused(covers.vehicleQuote.violations(product(id), cars(id, [[wire(limit), false]]), now))).toBe(false)
      expect(refused(covers.vehicleQuote.violations(product(id), cars(id, [[aKoboMore(limit), false]]), now))).toBe(
        true,
      )
    }
  })

  test.each([
    ['Silver Health Plan', 201],
    ['Term Life', 202],
  ])('of %s', (name, id) => {
    const { amount, least } = row(name)
    expect(covers.healthQuote.premium(product(id), { ...covers.healthQuote.example, productId: id })).toBe(
      nearest(amount[0]!),
    )
    expect(least).toEqual(amount)
  })

  test('of travel, by zone and days', () => {
    const zones = tableOf('zone', 'policy', 'day', 'year')
    const countries = { Africa: 'GH', Europe: 'DE', 'the rest of the world': 'JP', 'United States and Canada': 'US' }
    expect([...zones.keys()]).toEqual(Object.keys(countries))
    const today = dayInLagos(now.getTime())
    for (const [zone, destination] of Object.entries(countries)) {
      const [policy, day, year] = (zones.get(zone) ?? []).map((cell) => amounts(cell)[0]!)
      for (const days of [1, 2, 30, 90]) {
        const dates = { depaturedate: addDays(today, 5), arrivaldate: addDays(today, 4 + days) }
        const single = { ...covers.travelQuote.example, ...dates, destination }
        const expected = most(plus(policy!, times(day!, kobo(BigInt(days)))), row('Single Trip').least[0]!)
        expect(covers.travelQuote.premium(product(301), single)).toBe(nearest(expected))
        expect(covers.travelQuote.premium(product(302), { ...single, productId: 302 })).toBe(nearest(year!))
      }
    }
    const years = [...zones.values()].map(([, , year = '']) => nearest(amounts(year)[0]!))
    const [least] = years.toSorted((one, other) => (one < other ? -1 : 1))
    expect(nearest(row('Annual Traveller').least[0]!)).toBe(least)
  })

  test.each([
    ['Home Owner', 401],
    ['Home Contents', 402],
  ])('of %s', (name, id) => {
    const { percent, least, largest } = row(name)
    const [ofBuilding, ofItems] = [percent[0]!, percent[1]!]
    const body = (value: number, itemValue?: number) => {
      const [building] = covers.homeQuote.example.building
      const items = itemValue === undefined ? [] : [{ itemDesc: 'Television', itemValue }]
      return { ...covers.homeQuote.example, productId: id, building: [{ ...building!, buildingValue: value, items }] }
    }
    for (const value of samples)
      for (const item of [kobo(1n), kobo(1_234_567n)])
        expect(covers.homeQuote.premium(product(id), body(wire(value), wire(item)))).toBe(
          nearest(most(least[0]!, plus(times(value, ofBuilding), times(item, ofItems)))),
        )
    const [building, appliances] = [largest[0]!, largest[1]!]
    for (const [given, expected] of [
      [body(wire(building), wire(appliances)), false],
      [body(aKoboMore(building)), true],
      [body(wire(building), aKoboMore(appliances)), true],
    ] as const)
      expect(refused(covers.homeQuote.violations(product(id), given, now))).toBe(expected)
  })

  test('of savings and education', () => {
    const { premium, percent, amount, largest } = row('Savings and education')
    const [life, illness, disability, ...charges] = percent
    const products = [
      [501, 'Target Savings'],
      [601, 'School Fees Plan'],
      [502, 'Flexible Savings'],
      [602, 'University Plan'],
    ] as const
    const chargeOf = (name: string): Fraction => {
      const [, written = ''] = new RegExp(`([\\d.]+) % \\([^)]*${name}`).exec(premium) ?? []
      return times(decimal(written), [1n, 100n])
    }
    expect(new Set(products.map(([, name]) => String(chargeOf(name))))).toEqual(new Set(charges.map(String)))
    for (const [id, name] of products)
      for (const saved of samples)
        for (const duration of [1, 7, 12, 60]) {
          const cover = kobo(333_333_301n)
          const sums = {
            sumAssured: wire(saved),
            lifeCover: wire(cover),
            criticalIllnessCover: wire(cover),
            permanentDisability: wire(cover),
          }
          const body = { ...covers.savingsQuote.example, ...sums, productId: id, duration }
          const covered = times(cover, plus(life!, illness!, disability!), [BigInt(duration), 12n])
          const expected = plus(saved, most(amount[0]!, plus(times(saved, chargeOf(name)), covered)))
          expect(covers.savingsQuote.premium(product(id), body)).toBe(nearest(expected))
        }
    const limit = largest[0]!
    for (const [sumAssured, expected] of [
      [wire(limit), false],
      [aKoboMore(limit), true],
    ] as const) {
      const body = { ...covers.savingsQuote.example, sumAssured, duration: 12 }
      expect(refused(covers.savingsQuote.violations(product(501), body, now))).toBe(expected)
    }
  })
})

test('the fees: the least of savings is the larger of ₦500 and the charge with the cover', () => {
  const [premium = '', least = ''] =
    tableOf('product', 'premium', 'least premium', 'largest sum', 'rates', 'source').get('Savings and education') ?? []
  expect(amounts(least)[0]).toEqual(amounts(premium)[0])
})
