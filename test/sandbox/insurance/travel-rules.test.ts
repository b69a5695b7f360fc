import fc from 'fast-check'
import { toUndefined } from 'fp-ts/Option'
import { countries } from '../../../src/sandbox/insurance/countries'
import { travelRates } from '../../../src/sandbox/insurance/travel-rates'
import {
  journeyDays,
  momentOf,
  travelPremium,
  travelViolations,
  type TravelRequest,
} from '../../../src/sandbox/insurance/travel-rules'
import { travelZones, zoneOf } from '../../../src/sandbox/insurance/travel-zones'
import { day } from '../../support/builders'
import { product } from '../../support/products'
import { membersOf } from '../../support/violations'

const today = day('2026-11-21')
const [single, annual] = [product(301), product(302)]

const request: TravelRequest = {
  signature: 'Test Customer',
  destination: 'DE',
  depaturedate: '2026-12-01T09:00',
  arrivaldate: '2026-12-10T18:00',
  passportNo: 'A01234567',
}

const at = (text: string): number => {
  const moment = toUndefined(momentOf(text))
  if (moment === undefined) throw new Error(`${text} is no instant`)
  return moment
}

describe('an instant', () => {
  test('with an offset is what it says; without one it is meant in Lagos; a day alone is its start there', () => {
    expect(at('2026-12-01T09:00:00.000Z')).toBe(Date.UTC(2026, 11, 1, 9))
    expect(at('2026-12-01T09:00:00+0100')).toBe(Date.UTC(2026, 11, 1, 8))
    expect(at('2026-12-01T09:00')).toBe(Date.UTC(2026, 11, 1, 8))
    expect(at('2026-12-01')).toBe(Date.UTC(2026, 10, 30, 23))
  })

  test.each(['', 'tomorrow', '2026-13-01', '2026-02-29', '2026-12-01T24:00', '2026-12-01T09', '01/12/2026'])(
    'is not "%s"',
    (text) => {
      expect(toUndefined(momentOf(text))).toBeUndefined()
    },
  )
})

describe('the days of a journey', () => {
  test('count the first and the last, as the calendar of Lagos has them', () => {
    expect(journeyDays(at('2026-12-01T09:00'), at('2026-12-01T10:00'))).toBe(1)
    expect(journeyDays(at('2026-12-01T23:59'), at('2026-12-02T00:00'))).toBe(2)
    expect(journeyDays(at('2026-12-01T23:30Z'), at('2026-12-02T10:00Z'))).toBe(1)
    expect(journeyDays(at('2026-12-28'), at('2027-01-03'))).toBe(7)
  })
})

describe('the premium of a single trip', () => {
  test.each([
    ['GH', 350_000n + 10n * 40_000n],
    ['DE', 600_000n + 10n * 70_000n],
    ['AE', 800_000n + 10n * 90_000n],
    ['US', 1_200_000n + 10n * 150_000n],
    [' us ', 1_200_000n + 10n * 150_000n],
  ])('to %s for ten days is %d kobo', (destination, premium) => {
    expect(travelPremium(single, { ...request, destination })).toBe(premium)
  })

  test('rises by exactly a day’s price with every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 178 }), fc.constantFrom(...countries), (nights, { countryCode }) => {
        const until = (days: number) =>
          travelPremium(single, {
            ...request,
            destination: countryCode,
            arrivaldate: new Date(at(request.depaturedate) + days * 86_400_000).toISOString(),
          })
        expect(until(nights + 1) - until(nights)).toBe(travelRates[zoneOf(countryCode)].day)
      }),
    )
  })
})

test('a year of journeys has one price a zone, whatever the days', () => {
  expect(travelPremium(annual, request)).toBe(9_500_000n)
  expect(travelPremium(annual, { ...request, arrivaldate: '2027-02-01' })).toBe(9_500_000n)
})

test('zones further away or dearer to be ill in cost more, by policy, day and year', () => {
  const order = ['africa', 'europe', 'world', 'northAmerica'] as const
  expect([...order].sort()).toEqual([...travelZones].sort())
  for (const part of ['policy', 'day', 'year'] as const) {
    const prices = order.map((zone) => travelRates[zone][part])
    expect(prices).toEqual([...prices].sort((left, right) => (left < right ? -1 : 1)))
  }
})

describe('a request', () => {
  const members = (wrong: Partial<TravelRequest>, of = single) =>
    membersOf(travelViolations(of, { ...request, ...wrong }, today))

  test('that is complete is taken, for today, for one moment, and with any passport number', () => {
    expect(members({})).toEqual([])
    expect(members({ depaturedate: '2026-11-21T00:00' })).toEqual([])
    expect(members({ arrivaldate: request.depaturedate })).toEqual([])
    expect(members({ passportNo: 'no pattern at all' })).toEqual([])
  })

  test.each([
    [{ signature: ' ' }, ['signature']],
    [{ destination: 'XX' }, ['destination']],
    [{ destination: 'Germany' }, ['destination']],
    [{ passportNo: ' ' }, ['passportNo']],
    [{ depaturedate: 'soon' }, ['depaturedate']],
    [{ depaturedate: '2026-11-20T23:59' }, ['depaturedate']],
    [{ arrivaldate: 'later' }, ['arrivaldate']],
    [{ depaturedate: '', arrivaldate: '' }, ['depaturedate', 'arrivaldate']],
    [{ arrivaldate: '2026-12-01T08:59' }, ['arrivaldate']],
    [{ arrivaldate: '9999-12-31T23:59-12:00' }, ['arrivaldate']],
  ])('with %j is refused at %j', (wrong, fields) => {
    expect(members(wrong)).toEqual(fields)
  })

  test('[TRAVEL-03] whose arrival is before its departure is refused, in whatever zones they are written', () => {
    expect(members({ depaturedate: '2026-12-01T10:00+01:00', arrivaldate: '2026-12-01T09:30Z' })).toEqual([])
    expect(members({ depaturedate: '2026-12-01T10:00Z', arrivaldate: '2026-12-01T10:30+01:00' })).toEqual([
      'arrivaldate',
    ])
  })

  test('of 180 days is taken for a single trip, of 90 for one of a year’s trips, and not of one more', () => {
    expect(members({ depaturedate: '2026-12-01', arrivaldate: '2027-05-29' })).toEqual([])
    expect(members({ depaturedate: '2026-12-01', arrivaldate: '2027-05-30' })).toEqual(['arrivaldate'])
    expect(members({ depaturedate: '2026-12-01', arrivaldate: '2027-02-28' }, annual)).toEqual([])
    expect(members({ depaturedate: '2026-12-01', arrivaldate: '2027-03-01' }, annual)).toEqual(['arrivaldate'])
  })

  test('for another kind of product is refused at the product', () => {
    expect(members({}, product(101))).toEqual(['productId'])
  })
})
