import { right } from 'fp-ts/Either'
import { addDays } from '../../../../src/domain/values/calendar-arithmetic'
import { dayInLagos } from '../../../../src/domain/values/calendar-date'
import {
  accountViolations,
  cardViolations,
  consentViolations,
  DECLINED_CARD,
  luhnFits,
  planViolations,
} from '../../../../src/service/cover/payment/rules'
import { CardPayment } from '../../../../src/service/widget/requests'
import { membersOf as members } from '../../../support/violations'

const today = dayInLagos(Date.UTC(2026, 10, 21, 12))

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
    [{ number: '00000000000000000000' }, 'number'],
    [{ expiry: 'x11/30' }, 'expiry'],
    [{ expiry: '11/30x' }, 'expiry'],
    [{ expiry: '00/30' }, 'expiry'],
    [{ cvv: 'a123' }, 'cvv'],
    [{ cvv: '12345' }, 'cvv'],
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
  const mandate = { accountNumber: '0000014579', bankId: '7', frequency: 'Monthly', startDate: today, consent: true }
  const bounds = { earliest: today, latest: addDays(today, 60) }
  const fieldsOf = (request: typeof mandate) =>
    members([...accountViolations(request), ...planViolations(request, bounds), ...consentViolations(request)])

  test('starts on one of the days that are offered', () => {
    expect(fieldsOf(mandate)).toEqual([])
    expect(fieldsOf({ ...mandate, startDate: bounds.latest })).toEqual([])
    expect(fieldsOf({ ...mandate, startDate: addDays(bounds.latest, 1) })).toEqual(['startDate'])
    expect(fieldsOf({ ...mandate, startDate: addDays(today, -1) })).toEqual(['startDate'])
  })

  test.each([
    [{ bankId: '' }, 'bankId'],
    [{ accountNumber: '0000014578' }, 'accountNumber'],
    [{ frequency: 'Daily' }, 'frequency'],
    [{ frequency: 'toString' }, 'frequency'],
    [{ consent: false }, 'consent'],
  ])('with %j is rejected with an error at that field', (wrong, field) => {
    expect(fieldsOf({ ...mandate, ...wrong })).toEqual([field])
  })

  test('[PAY-14: consent] without a word on consent is rejected', () => {
    expect(members(consentViolations({}))).toEqual(['consent'])
  })
})
