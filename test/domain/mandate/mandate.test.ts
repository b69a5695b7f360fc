import {
  mandateAmount,
  mandateDay,
  mandatePaymentRows,
  mandateProductRows,
  mandateRows,
  mandateStatus,
  mandateTitle,
  type Mandate,
} from '../../../src/domain/mandate/mandate'
import { id } from '../../../src/domain/values/id'
import { kobo } from '../../../src/domain/values/money'
import { aMandate } from '../../support/mandate-builders'

const rows = (mandate: Mandate) =>
  [...mandateRows(mandate), ...mandatePaymentRows(mandate), ...mandateProductRows(mandate)].map(({ label, value }) => [
    label,
    value,
  ])

const empty: Mandate = {
  ...(Object.fromEntries(Object.keys(aMandate()).map((field) => [field, undefined])) as unknown as Mandate),
  id: id('m-1'),
}

describe('mandate', () => {
  test('[MAN-04] has these rows, in this order; its dates as YYYY-MM-DD in Lagos', () => {
    expect(rows(aMandate())).toEqual([
      ['Mandate ID', '4'],
      ['Status', 'Active'],
      ['Name', 'Car cover'],
      ['Email', 'customer@portal.test'],
      ['Phone', '+2348031234567'],
      ['Merchant Code', 'M-001'],
      ['Amount', 'NGN 5,000.00'],
      ['Fee', 'NGN 100.50'],
      ['Start Date', '2024-01-05'],
      ['End Date', '2025-01-01'],
      ['Next Execute Date', '2024-02-05'],
      ['Source', 'Bank account'],
      ['Gateway', 'Gate'],
      ['Notification Type', 'Email'],
      ['Currency', 'NGN'],
      ['Frequency', 'Monthly'],
      ['Product Name', 'Comprehensive'],
      ['Product Description', 'All that can happen to a car'],
    ])
  })

  test('[POL-05: dashes] every missing value is a dash, and so is an invalid date', () => {
    expect(rows(empty).map(([, value]) => value)).toEqual(['m-1', ...Array<string>(17).fill('-')])
    expect(Object.fromEntries(rows(aMandate({ startDate: 'soon', endDate: '' })))).toMatchObject({
      'Start Date': '-',
      'End Date': '-',
    })
  })

  test('[MAN-01: amount] the amount is shown with its currency', () => {
    expect(mandateAmount(aMandate())).toBe('NGN 5,000.00')
    expect(mandateAmount(aMandate({ amount: kobo(123_456_789n) }))).toBe('NGN 1,234,567.89')
    expect(mandateAmount(aMandate({ currency: undefined }))).toBe('5,000.00')
    expect(mandateAmount(aMandate({ amount: undefined }))).toBe('-')
  })

  test.each([
    ['2024-01-05', 'Jan 5, 2024'],
    ['2024-12-31T23:30:00Z', 'Jan 1, 2025'],
    ['2024-12-31T23:30:00', 'Dec 31, 2024'],
    [undefined, '-'],
    ['', '-'],
    ['soon', '-'],
  ])('[MAN-01: dates] the date %p is shown as %p', (text, shown) => {
    expect(mandateDay(text)).toBe(shown)
  })

  test('[MAN-04] it is Active, Inactive or unknown', () => {
    expect([true, false, undefined].map((isActive) => mandateStatus(aMandate({ isActive })))).toEqual([
      'Active',
      'Inactive',
      '-',
    ])
  })

  test('its name is the product’s, else its own', () => {
    expect(mandateTitle(aMandate())).toBe('Comprehensive')
    expect(mandateTitle(aMandate({ productName: '' }))).toBe('Car cover')
    expect(mandateTitle(empty)).toBe('-')
  })
})
