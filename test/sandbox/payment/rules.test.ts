import { right } from 'fp-ts/Either'
import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos } from '../../../src/domain/values/calendar-date'
import {
  cardViolations,
  frequencies,
  instalment,
  luhnFits,
  mandateEnds,
  mandateViolations,
  nextExecution,
  DECLINED_CARD,
  type Frequency,
} from '../../../src/sandbox/payment/rules'
import { CardPayment } from '../../../src/sandbox/widget/requests'
import { day } from '../../support/builders'
import type { Violation } from '../../../src/sandbox/wire/errors'

const today = dayInLagos(Date.UTC(2026, 10, 21, 12))
const members = (violations: readonly (Violation | null)[]) =>
  violations.flatMap((violation) => violation?.members ?? [])

test.each(['5060666666666666666', '4111111111111111', DECLINED_CARD])('the check digit of %s is valid', (number) => {
  expect(luhnFits(number)).toBe(true)
})

test('a number with one wrong digit is never valid', () => {
  const number = '4111111111111111'
  for (let place = 0; place < number.length; place += 1) {
    const other = (Number(number[place]) + 1) % 10
    expect(luhnFits(`${number.slice(0, place)}${other}${number.slice(place + 1)}`)).toBe(false)
  }
})

describe('a card', () => {
  const card = { number: '5060666666666666666', expiry: '11/26', cvv: '123' }

  test('is valid until the end of its month, with a short or a long year', () => {
    expect(members(cardViolations(card, today))).toEqual([])
    expect(members(cardViolations({ ...card, expiry: '11/2026' }, today))).toEqual([])
    expect(members(cardViolations({ ...card, expiry: '10/26' }, today))).toEqual(['expiry'])
  })

  test.each([
    [{ number: '5060666666666666667' }, 'number'],
    [{ number: '0000' }, 'number'],
    [{ expiry: '13/30' }, 'expiry'],
    [{ expiry: '1326' }, 'expiry'],
    [{ expiry: '126' }, 'expiry'],
    [{ cvv: '12' }, 'cvv'],
    [{ cvv: '12a' }, 'cvv'],
  ])('with %j is rejected with an error at that field', (wrong, field) => {
    expect(members(cardViolations({ ...card, ...wrong }, today))).toEqual([field])
  })

  test('[TAP-06] is read without the separators that were typed', () => {
    const typed = { quoteId: 1, number: ' 5060-6666 6666.6666 666', expiry: '11 / 26', cvv: '123 ' }
    expect(CardPayment.decode(typed)).toEqual(right({ quoteId: 1, ...card }))
    for (const expiry of ['11-26', '11.26', '1126', '11 2026'])
      expect(CardPayment.decode({ ...typed, expiry })).toMatchObject({ right: { expiry: expiry.replace(/\D/g, '') } })
    expect(members(cardViolations({ ...card, expiry: '1126' }, today))).toEqual([])
  })
})

describe('a mandate', () => {
  const mandate = { accountNumber: '0000014579', bankId: '7', frequency: 'Monthly', startDate: today }

  test('starts today at the earliest and in sixty days at the latest', () => {
    expect(members(mandateViolations(mandate, today))).toEqual([])
    expect(members(mandateViolations({ ...mandate, startDate: addDays(today, 60) }, today))).toEqual([])
    expect(members(mandateViolations({ ...mandate, startDate: addDays(today, 61) }, today))).toEqual(['startDate'])
    expect(members(mandateViolations({ ...mandate, startDate: addDays(today, -1) }, today))).toEqual(['startDate'])
  })

  test.each([
    [{ bankId: '' }, 'bankId'],
    [{ accountNumber: '0000014578' }, 'accountNumber'],
    [{ frequency: 'Daily' }, 'frequency'],
    [{ frequency: 'toString' }, 'frequency'],
  ])('with %j is rejected with an error at that field', (wrong, field) => {
    expect(members(mandateViolations({ ...mandate, ...wrong }, today))).toEqual([field])
  })

  test('pays the premium in full within the year, with less than a kobo extra for each part', () => {
    for (const name of Object.keys(frequencies) as Frequency[]) {
      const parts = BigInt(frequencies[name])
      for (const premium of [1n, 11n, 12n, 13n, 25_000_003n]) {
        const paid = instalment(premium, name) * parts
        expect(paid >= premium && paid < premium + parts).toBe(true)
      }
    }
  })

  test.each([
    ['Monthly', '2026-01-31', '2026-01-15', '2026-01-31'],
    ['Monthly', '2026-01-31', '2026-01-31', '2026-01-31'],
    ['Monthly', '2026-01-31', '2026-02-01', '2026-02-28'],
    ['Monthly', '2026-01-31', '2026-03-01', '2026-03-31'],
    ['Monthly', '2026-01-31', '2027-01-20', '2026-12-31'],
    ['Quarterly', '2026-01-31', '2026-02-01', '2026-04-30'],
    ['Quarterly', '2026-01-31', '2026-11-01', '2026-10-31'],
    ['Yearly', '2026-01-31', '2026-01-31', '2026-01-31'],
    ['Yearly', '2026-01-31', '2026-07-01', '2026-01-31'],
  ] as const)('that pays %s from %s on pays next, as of %s, on %s', (frequency, start, now, next) => {
    expect(nextExecution(day(start), frequency, day(now))).toBe(next)
  })

  test('lasts a year', () => {
    expect(mandateEnds(today)).toBe('2027-11-20')
  })
})
