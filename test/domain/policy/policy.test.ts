import { paymentRows, policyName, policyRows, type Policy } from '../../../src/domain/policy/policy'
import { id } from '../../../src/domain/values/id'
import { kobo } from '../../../src/domain/values/money'
import { aPolicy } from '../../support/shop-builders'

const rows = (policy: Policy) =>
  [...policyRows(policy), ...paymentRows(policy)].map(({ label, value }) => [label, value])

const missing = <Part extends object>(part: Part): { [Field in keyof Part]: undefined } =>
  Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) as { [Field in keyof Part]: undefined }

describe('policy details', () => {
  test('[POL-04] [POL-07] has these rows, in this order; the server’s own statuses; times in Lagos', () => {
    expect(rows(aPolicy({ status: 'inForce_2', totalPremium: kobo(6_100_000n) }))).toEqual([
      ['Policy No', 'P-9'],
      ['Status', 'inForce_2'],
      ['Name', 'My car'],
      ['Client No', 'C-3'],
      ['Description', 'A year of cover'],
      ['Certificate URL', 'https://files.portal.test/certificate'],
      ['Product Name', 'Comprehensive'],
      ['Product Description', 'All that can happen to a car'],
      ['Product Code', 'MTR-C'],
      ['Quote No', 'Q-0077'],
      ['Total Premium', '₦61,000.00'],
      ['Payment Status', 'Success'],
      ['Payment Reference', 'PAY-1'],
      ['Transaction Reference', 'TRX-1'],
      ['Amount', '₦62,500.00'],
      ['Total Amount', '₦62,593.50'],
      ['Fees', '₦93.50'],
      ['Gateway', 'Gate'],
      ['Channel', 'Card'],
      ['Currency', 'NGN'],
      ['Transaction Date', '2025-06-16 22:59'],
      ['Creation Time', '2025-06-17 00:30'],
      ['Last Modification Time', '2025-06-17 08:05'],
    ])
  })

  test('[POL-05: dashes] every missing value is a dash', () => {
    const empty: Policy = { ...missing(aPolicy()), id: id(1), details: [], payment: missing(aPolicy().payment) }
    const values = rows(empty).map(([, value]) => value)
    expect(values).toHaveLength(23)
    expect(new Set(values)).toEqual(new Set(['-']))
  })

  test('[POL-05: dashes] an empty text and an invalid time are dashes too', () => {
    const odd = aPolicy({ policyNo: '', creationTime: 'yesterday', lastModificationTime: '' })
    expect(Object.fromEntries(rows(odd))).toMatchObject({
      'Policy No': '-',
      'Creation Time': '-',
      'Last Modification Time': '-',
    })
  })

  test.each([
    ['My car', 'Quoted name', 'My car'],
    [undefined, 'Quoted name', 'Quoted name'],
    ['', 'Quoted name', 'Quoted name'],
    [undefined, undefined, '-'],
  ])('[POL-04] the name %p falls back to the quote name %p: %p', (name, quoteName, shown) => {
    expect(policyName(aPolicy({ name, quoteName }))).toBe(shown)
    expect(rows(aPolicy({ name, quoteName }))).toContainEqual(['Name', shown])
  })
})
