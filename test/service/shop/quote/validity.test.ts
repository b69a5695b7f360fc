import { addDays } from '../../../../src/domain/values/calendar-arithmetic'
import type { Bought } from '../../../../src/service/shop/quote/insured'
import { lastDayToPay, periodIfPaid, validUntil } from '../../../../src/service/shop/quote/validity'
import { day } from '../../../support/builders'

const DAYS = 30
const motor: Bought = { productId: 101, productSubCode: 'Comprehensive', details: { vehicles: [] } }
const trip: Bought = {
  productId: 301,
  productSubCode: 'Single',
  details: { depaturedate: '2026-12-02T09:00:00+01:00', arrivaldate: '2026-12-04T18:00:00+01:00' },
}
const stored = (
  bought: Bought,
  dates: { readonly validUntil?: string; readonly coverFrom?: string } = {},
  at = '2026-11-26T09:00:00Z',
) => ({
  ...bought,
  validUntil: dates.validUntil ?? null,
  coverFrom: dates.coverFrom ?? null,
  createdAt: new Date(at),
})

describe('[LIFE-04] a quote', () => {
  test.each([
    ['2026-11-26', undefined, '2026-12-26'],
    ['2026-11-26', '2026-12-02', '2026-12-02'],
    ['2026-11-26', '2026-12-26', '2026-12-26'],
    ['2026-11-26', '2027-06-02', '2026-12-26'],
    ['2026-11-26', '2026-11-26', '2026-11-26'],
    ['2028-01-30', undefined, '2028-02-29'],
    ['2026-12-02', undefined, '2027-01-01'],
  ])('of %s for cover from %s can be paid until %s', (today, first, last) => {
    expect(lastDayToPay(day(today), first === undefined ? undefined : day(first), DAYS)).toBe(last)
  })

  test.each([1, 30, 365])('can be paid for %d days, as configured', (days) => {
    expect(lastDayToPay(day('2026-11-26'), undefined, days)).toBe(addDays(day('2026-11-26'), days))
  })

  test('says until when; one of an earlier version is valid as long as one of its day, which is that of Lagos', () => {
    expect(validUntil(stored(motor, { validUntil: '2026-12-24' }), DAYS)).toBe('2026-12-24')
    expect(validUntil(stored(motor), DAYS)).toBe('2026-12-26')
    expect(validUntil(stored(motor, {}, '2026-11-26T23:30:00Z'), DAYS)).toBe('2026-12-27')
    expect(validUntil(stored(trip), DAYS)).toBe('2026-12-02')
    expect(validUntil(stored({ ...motor, details: { demo: true } }), DAYS)).toBe('2026-12-26')
  })

  test('covers from the day on which it is paid, from its own first day, or the chosen days, never a past one', () => {
    expect(periodIfPaid(stored(motor), day('2026-12-20'))).toEqual({ from: '2026-12-20', to: '2027-12-19' })
    expect(periodIfPaid(stored(motor, { coverFrom: '2027-01-01' }), day('2026-12-20'))).toEqual({
      from: '2027-01-01',
      to: '2027-12-31',
    })
    expect(periodIfPaid(stored(trip, { coverFrom: '2026-12-02' }), day('2026-11-30'))).toEqual({
      from: '2026-12-02',
      to: '2026-12-04',
    })
    expect(periodIfPaid(stored(trip), day('2026-12-03'))).toEqual({ from: '2026-12-03', to: '2026-12-04' })
  })
})
