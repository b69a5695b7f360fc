import { coverPeriod } from '../../../../src/service/shop/quote/insured'
import { day } from '../../../support/builders'

describe('the period of a policy', () => {
  const journey = {
    destination: 'DE',
    depaturedate: '2026-12-01T23:30Z',
    arrivaldate: '2026-12-10T12:00',
    passportNo: 'A1',
  }

  const period = (productId: number, productSubCode: string, details: unknown) =>
    coverPeriod({ productId, productSubCode, details }, day('2026-11-22'))

  test('is a year from its first day', () => {
    expect(period(101, 'Comprehensive', { demo: true })).toEqual({ from: '2026-11-22', to: '2027-11-21' })
  })

  test('is that of the journey for a single trip, and a year for an annual policy', () => {
    expect(period(301, 'Single', journey)).toEqual({ from: '2026-12-02', to: '2026-12-10' })
    expect(period(302, 'Annual', journey)).toEqual({ from: '2026-11-22', to: '2027-11-21' })
  })

  test('is the duration of a savings plan', () => {
    expect(period(501, 'Target', { duration: 3 })).toEqual({ from: '2026-11-22', to: '2027-02-21' })
    expect(period(601, 'School', { duration: 12 })).toEqual({ from: '2026-11-22', to: '2027-11-21' })
  })
})
