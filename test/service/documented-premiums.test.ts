import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { applianceCap } from '../../src/domain/quote/appliances'
import { largestBuilding } from '../../src/domain/quote/home'
import { largestCar } from '../../src/domain/quote/motor'
import { largestSum } from '../../src/domain/quote/savings'
import { healthRates } from '../../src/service/shop/insurance/health/rates'
import { homeRates } from '../../src/service/shop/insurance/home/rates'
import { motorRates } from '../../src/service/shop/insurance/motor/rates'
import { SAVINGS_LEAST, savingsCharges, savingsCovers } from '../../src/service/shop/insurance/savings/rates'
import { SINGLE_TRIP_LEAST, travelRates } from '../../src/service/shop/insurance/travel/rates'
import { tableOf } from '../support/documented-rules'
import { decimal, times } from '../support/fraction'
import { product } from '../support/products'

const whole = (written: string, factor: bigint): bigint => {
  const [numerator, denominator] = times(decimal(written), [factor, 1n])
  return numerator / denominator
}
/** The amounts of naira of a cell, in kobo, and its percentages, in basis points. */
const amounts = (cell: string): readonly bigint[] =>
  [...cell.matchAll(/₦([\d,.]*\d)/g)].map(([, written = '']) => whole(written, 100n))
const percentages = (cell: string): readonly bigint[] =>
  [...cell.matchAll(/([\d.]+) %/g)].map(([, written = '']) => whole(written, 100n))

const least = [motorRates.least.private, motorRates.least.commercial]
const { HMB: owner, HMC: tenant } = homeRates
const sums = [largestBuilding, applianceCap]
const covers = [savingsCovers.lifeCover, savingsCovers.criticalIllnessCover, savingsCovers.permanentDisability]

/** The rates of each row: percentages and amounts of its premium, its least premium, its largest sums. */
const rows: Readonly<Record<string, readonly (readonly bigint[])[]>> = {
  'Comprehensive Motor': [[motorRates.comprehensive], [], least, [largestCar]],
  'Third Party Motor': [[], least, least, [largestCar]],
  'Silver Health Plan': [[], [healthRates.HLS.Silver], [healthRates.HLS.Silver], []],
  'Term Life': [[], [healthRates.LTF.Silver], [healthRates.LTF.Silver], []],
  'Single Trip': [[], [], [SINGLE_TRIP_LEAST], []],
  'Annual Traveller': [[], [], [travelRates.africa.year], []],
  'Home Owner': [[owner.building, owner.items], [], [owner.least], sums],
  'Home Contents': [[tenant.building, tenant.items], [], [tenant.least], sums],
  'Savings and education': [[...covers, 100n, 150n, 120n], [SAVINGS_LEAST], [SAVINGS_LEAST], [largestSum]],
}

describe('[COVER-04: rule table] the premiums that docs/sandbox.md states', () => {
  const table = tableOf('product', 'premium', 'least premium', 'largest sum', 'rates', 'source')

  test('are those of every product, by the rates of the file that is named', () => {
    const names = [101, 102, 201, 202, 301, 302, 401, 402].map((id) => product(id).name)
    expect([...table.keys()]).toEqual([...names, 'Savings and education'])
    for (const [name, [premium = '', smallest = '', largest = '', rates = '']] of table) {
      const stated = [percentages(premium), amounts(premium), amounts(smallest), amounts(largest)]
      expect([name, ...stated]).toEqual([name, ...(rows[name] ?? [])])
      expect(existsSync(join('src/service', rates.replaceAll('`', '')))).toBe(true)
    }
  })

  test.each([501, 502, 601, 602])('have the charge of the savings product %d', (id) => {
    const { name, code } = product(id)
    const [premium = ''] = table.get('Savings and education') ?? []
    const [, written = ''] = new RegExp(`([\\d.]+) % \\([^)]*${name}`).exec(premium) ?? []
    expect(whole(written, 100n)).toBe(savingsCharges[code])
  })

  test('have the prices of each zone of travel', () => {
    const { africa, europe, world, northAmerica } = travelRates
    const zones = {
      Africa: africa,
      Europe: europe,
      'the rest of the world': world,
      'United States and Canada': northAmerica,
    }
    const stated = [...tableOf('zone', 'policy', 'day', 'year')].map(([zone, cells]) => [zone, cells.flatMap(amounts)])
    expect(stated).toEqual(Object.entries(zones).map(([zone, { policy, day, year }]) => [zone, [policy, day, year]]))
  })
})
