import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WidgetMessage } from '../../src/contract/widget'
import { CHECK_GAPS_MS } from '../../src/domain/payment/payment'
import { addDays } from '../../src/domain/values/calendar-arithmetic'
import { dayInLagos } from '../../src/domain/values/calendar-date'
import { toNaira, type Kobo } from '../../src/domain/values/money'
import { covers } from '../../src/service/shop/insurance/covers'
import { CODE_MS, MAXIMUM_FAILURES, newCode, RESEND_MS, SMS_LIMIT } from '../../src/service/account/phone/rules'
import { product } from '../support/products'
import { vehicle } from '../support/vehicle'

/** The tables of docs/sandbox.md that state rules: what the service does follows from what they say. */
const text = readFileSync('docs/sandbox.md', 'utf8')

/** The rows of the table with these columns, each by its first cell; `the same` is what the row above says. */
const tableOf = (...columns: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const lines = text.split('\n')
  const head = lines.findIndex((line) => line.startsWith('|') && String(cells(line)) === String(columns))
  if (head === -1) throw new Error(`no table has the columns ${columns.join(', ')}`)
  const rows: string[][] = []
  for (const line of lines.slice(head + 2)) {
    if (!line.startsWith('|')) break
    rows.push(cells(line).map((cell, index) => (cell === 'the same' ? (rows.at(-1)?.[index] ?? '') : cell)))
  }
  return new Map(rows.map(([name = '', ...rest]) => [name, rest]))
}

type Fraction = readonly [bigint, bigint]

/** A decimal as it is written, exactly. */
const decimal = (written: string): Fraction => {
  const [whole = '', part = ''] = written.replaceAll(',', '').split('.')
  return [BigInt(whole + part), 10n ** BigInt(part.length)]
}
const times = (...all: readonly Fraction[]): Fraction => [
  all.reduce((n, [a]) => n * a, 1n),
  all.reduce((n, [, b]) => n * b, 1n),
]
const plus = (...all: readonly Fraction[]): Fraction => all.reduce(([a, b], [c, d]) => [a * d + c * b, b * d], [0n, 1n])
const most = (...all: readonly Fraction[]): Fraction =>
  all.reduce((one, other) => (one[0] * other[1] >= other[0] * one[1] ? one : other))
const nearest = ([a, b]: Fraction): bigint => (2n * a + b) / (2n * b)

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

describe('[COVER-04] the premiums that docs/sandbox.md states', () => {
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
      expect(existsSync(join('src/sandbox', rates.replaceAll('`', '')))).toBe(true)
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
        expect(most(year!, row('Annual Traveller').least[0]!)).toBe(year)
      }
    }
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

test('the phone codes that docs/sandbox.md states', () => {
  const table = tableOf('aspect', 'rule', 'reason')
  const rule = (aspect: string) => table.get(aspect)?.[0] ?? ''
  const words: Readonly<Record<string, number>> = { five: 5, six: 6, ten: 10 }
  const numberIn = (aspect: string, pattern: RegExp): number => {
    const [, found = ''] = pattern.exec(rule(aspect)) ?? []
    return words[found] ?? Number(found)
  }
  expect(newCode()).toHaveLength(numberIn('code', /^(\w+) random digits/))
  expect(CODE_MS).toBe(numberIn('validity', /^(\d+) minutes/) * 60_000)
  expect(RESEND_MS).toBe(numberIn('resend', /after (\d+) s/) * 1_000)
  expect(MAXIMUM_FAILURES).toBe(numberIn('wrong attempts', /^(\w+);/))
  expect(SMS_LIMIT).toEqual({ requests: numberIn('SMS', /^(\w+) per hour/), milliseconds: 3_600_000 })
})

test('the messages of the widget that docs/sandbox.md states', () => {
  const table = tableOf('`type`', 'says', 'what the portal does')
  const types = [...table.keys()]
    .flatMap((cell) => [...cell.matchAll(/`(\w+)/g)].map(([, type = '']) => type))
    .filter((type) => type !== 'quoteId')
  for (const type of types) {
    const message = { source: 'payment-widget', type, quoteId: 1, ...(type === 'resize' ? { height: 500 } : {}) }
    expect([type, WidgetMessage.decode(message)._tag]).toEqual([type, 'Right'])
  }
  const script = readFileSync('src/service/widget/public/widget.js', 'utf8')
  const posted = [
    ...script.matchAll(/post(?:AboutQuote)?\('(\w+)'|\? '(\w+)' : '(\w+)'\)|'(mandateCompleted)' : '(receiptSent)'/g),
  ].flatMap((match) => match.slice(1).filter(Boolean))
  expect(new Set(posted)).toEqual(new Set(types))
  const gaps = CHECK_GAPS_MS.map((gap) => gap / 1_000)
  const times = [0, ...gaps.map((_, index) => gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0))]
  for (const type of ['`submitted`', '`closed`'])
    expect(table.get(type)?.[1]).toContain(`${times.slice(0, -1).join(', ')} and ${times.at(-1)} s`)
  const frame = readFileSync('src/adapters/widget/iframe-widget.ts', 'utf8')
  const [, least, largest] =
    /from ([\d,]+) to ([\d,]+) px/.exec(table.get('`resize {height}` (without `quoteId`)')?.[1] ?? '') ?? []
  expect(frame).toContain(`{ least: ${least}, most: ${largest?.replace(',', '_')} }`)
  const [, seconds] = /for (\d+) s/.exec(table.get('`tokenExpired`')?.[1] ?? '') ?? []
  expect(script).toContain(`RENEWAL_MS = ${seconds}000`)
})

test('the lists that docs/sandbox.md names are where it says', () => {
  for (const [list, [where = '']] of tableOf('list', 'where', 'source', 'read')) {
    const path = where.replaceAll('`', '')
    const places = [path, join('src/sandbox', path), join('node_modules', path)]
    expect([list, places.some((place) => existsSync(place))]).toEqual([list, true])
  }
})

test('each table of docs/sandbox.md is read here', () => {
  const heads = text
    .split('\n')
    .filter((line, index, lines) => line.startsWith('|') && /^\|[-| ]+\|$/.test(lines[index + 1] ?? ''))
  expect(heads).toEqual([
    '| product | premium | least premium | largest sum | rates | source |',
    '| zone | policy | day | year |',
    '| list | where | source | read |',
    '| aspect | rule | reason |',
    '| `type` | says | what the portal does |',
  ])
})
