import { coverPeriod, particularsOf } from '../../../../src/service/shop/quote/insured'
import { linesOf } from '../../../../src/service/shop/product/particulars'
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

describe('what is covered, as a list of facts', () => {
  const lines = (productId: number, details: unknown) =>
    linesOf(particularsOf({ productId, productSubCode: 'Silver', details, beneficiaries: [] }))

  test('is taken from the details of the quote, and empty without them', () => {
    expect(lines(301, { destination: 'DE', depaturedate: '', arrivaldate: '', passportNo: 'A1' })).toEqual([
      ['Destination', 'Germany'],
      ['Passport', 'A1'],
    ])
    const building = { location: '1 Street', city: 'Ikeja', state: 'Lagos' }
    const items = [{ itemDesc: 'Television', itemValue: 100_000 }]
    expect(lines(401, { building: [{ ...building, items }] })).toEqual([
      ['Address', '1 Street, Ikeja, Lagos'],
      ['Television', '₦100,000.00'],
    ])
    expect(lines(101, { vehicles: [{ registrationNo: 'ABC-123DE', manuYear: '2019' }] })).toEqual([
      ['Plate', 'ABC-123DE'],
      ['Year', '2019'],
    ])
    for (const nothing of [{ demo: true }, null, 'text'])
      for (const product of [101, 301, 401, 501, 999]) expect(lines(product, nothing)).toEqual([])
  })

  test('says which of several vehicles a fact belongs to', () => {
    const vehicles = [{ registrationNo: 'ABC-123DE' }, { registrationNo: 'KJA-456FG' }]
    expect(lines(101, { vehicles })).toEqual([
      ['Vehicle 1 of 2: Plate', 'ABC-123DE'],
      ['Vehicle 2 of 2: Plate', 'KJA-456FG'],
    ])
  })
})
