import { toUndefined } from 'fp-ts/Option'
import { travelRates } from '../../../../../src/service/shop/insurance/travel/rates'
import {
  journeyDays,
  momentOf,
  travelPremium,
  travelViolations,
  type TravelRequest,
} from '../../../../../src/service/shop/insurance/travel/rules'
import { travelZones } from '../../../../../src/service/shop/insurance/travel/zones'
import { product } from '../../../../support/products'
import { membersOf } from '../../../../support/violations'

const noon = new Date('2026-11-21T12:00:00+01:00')
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
  test('has the given offset; without one it is Lagos time; a date is the start of its day there', () => {
    expect(at('2026-12-01T09:00:00.000Z')).toBe(Date.UTC(2026, 11, 1, 9))
    expect(at('2026-12-01T09:00:00+0100')).toBe(Date.UTC(2026, 11, 1, 8))
    expect(at('2026-12-01T09:00')).toBe(Date.UTC(2026, 11, 1, 8))
    expect(at('2026-12-01')).toBe(Date.UTC(2026, 10, 30, 23))
    expect(at(' 2026-12-01T09:00 ')).toBe(Date.UTC(2026, 11, 1, 8))
  })

  test.each(['', 'tomorrow', '2026-13-01', '2026-02-29', '2026-12-01T24:00', '2026-12-01T09', '01/12/2026'])(
    'cannot be "%s"',
    (text) => {
      expect(toUndefined(momentOf(text))).toBeUndefined()
    },
  )
})

describe('the days of a journey', () => {
  test('include the first and the last in the calendar of Lagos', () => {
    expect(journeyDays(at('2026-12-01T09:00'), at('2026-12-01T10:00'))).toBe(1)
    expect(journeyDays(at('2026-12-01T23:59'), at('2026-12-02T00:00'))).toBe(2)
    expect(journeyDays(at('2026-12-01T23:30Z'), at('2026-12-02T10:00Z'))).toBe(1)
    expect(journeyDays(at('2026-12-28'), at('2027-01-03'))).toBe(7)
  })
})

test('a country is priced as it is accepted, however its code is written', () => {
  const premium = (destination: string) => travelPremium(single, { ...request, destination })
  expect(premium(' us ')).toBe(premium('US'))
  expect(premium('US')).not.toBe(premium('DE'))
})

test('zones that are further away or have more expensive hospitals cost more, by policy, day and year', () => {
  const order = ['africa', 'europe', 'world', 'northAmerica'] as const
  expect([...order].sort()).toEqual([...travelZones].sort())
  for (const part of ['policy', 'day', 'year'] as const) {
    const prices = order.map((zone) => travelRates[zone][part])
    expect(prices).toEqual([...prices].sort((left, right) => (left < right ? -1 : 1)))
  }
})

describe('a request', () => {
  const members = (wrong: Partial<TravelRequest>, of = single, now = noon) =>
    membersOf(travelViolations(of, { ...request, ...wrong }, now))

  test('[COVER-05: within a year] that is complete is accepted, for today, for zero duration, and with any passport number', () => {
    expect(members({})).toEqual([])
    expect(members({ depaturedate: '2026-11-21T00:00' })).toEqual([])
    expect(members({ depaturedate: '2027-11-21T23:00', arrivaldate: '2027-11-22T00:00' })).toEqual([])
    expect(members({ arrivaldate: request.depaturedate })).toEqual([])
    expect(members({ passportNo: 'no pattern at all' })).toEqual([])
    expect(members({ destination: ' de ' })).toEqual([])
  })

  test.each([
    [{ signature: ' ' }, ['signature']],
    [{ destination: 'XX' }, ['destination']],
    [{ destination: 'Germany' }, ['destination']],
    [{ destination: 'NG' }, ['destination']],
    [{ destination: 'AQ' }, ['destination']],
    [{ depaturedate: '2027-11-22T00:00', arrivaldate: '2027-11-22T18:00' }, ['depaturedate']],
    [{ passportNo: ' ' }, ['passportNo']],
    [{ depaturedate: 'soon' }, ['depaturedate']],
    [{ depaturedate: '2026-11-20T23:59' }, ['depaturedate']],
    [{ arrivaldate: 'later' }, ['arrivaldate']],
    [{ depaturedate: '', arrivaldate: '' }, ['depaturedate', 'arrivaldate']],
    [{ arrivaldate: '2026-12-01T08:59' }, ['arrivaldate']],
    [{ arrivaldate: '9999-12-31T23:59-12:00' }, ['arrivaldate']],
  ])('[COVER-05: within a year] with %j is rejected with an error at %j', (wrong, fields) => {
    expect(members(wrong)).toEqual(fields)
  })

  test('[TRAVEL-03] with an arrival before its departure is rejected, whatever their time zones', () => {
    expect(members({ depaturedate: '2026-12-01T10:00+01:00', arrivaldate: '2026-12-01T09:30Z' })).toEqual([])
    expect(members({ depaturedate: '2026-12-01T10:00Z', arrivaldate: '2026-12-01T10:30+01:00' })).toEqual([
      'arrivaldate',
    ])
  })

  test('[COVER-05: longest stay] is limited to 180 days for a single trip and 90 days for each trip of an annual policy', () => {
    expect(members({ depaturedate: '2026-12-01', arrivaldate: '2027-05-29' })).toEqual([])
    expect(members({ depaturedate: '2026-12-01', arrivaldate: '2027-05-30' })).toEqual(['arrivaldate'])
    expect(members({ depaturedate: '2026-12-01', arrivaldate: '2027-02-28' }, annual)).toEqual([])
    expect(members({ depaturedate: '2026-12-01', arrivaldate: '2027-03-01' }, annual)).toEqual(['arrivaldate'])
  })

  test('[LIFE-04] that is over by the minute is rejected at its end; a date is over with its day', () => {
    const today = (arrival: string) => ({ depaturedate: '2026-11-21T00:00', arrivaldate: `2026-11-21${arrival}` })
    for (const of of [single, annual]) {
      expect(members(today('T12:00'), of)).toEqual(['arrivaldate'])
      expect(members(today('T12:01'), of)).toEqual([])
      expect(members(today('T11:00Z'), of)).toEqual(['arrivaldate'])
    }
    const lastMinute = new Date('2026-11-21T23:59:59+01:00')
    expect(members({ depaturedate: '2026-11-21', arrivaldate: '2026-11-21' }, single, lastMinute)).toEqual([])
  })

  test('for another kind of product is rejected with an error at the product', () => {
    expect(members({}, product(101))).toEqual(['productId'])
    expect(membersOf(travelViolations(undefined, request, noon))).toEqual(['productId'])
  })
})
