import { covers } from '../../../../src/service/shop/insurance/covers'
import { products } from '../../../../src/service/shop/insurance/products'
import type { QuoteCall } from '../../../../src/service/shop/product/cover'
import { particularsOf } from '../../../../src/service/shop/quote/insured'
import { coverLines } from '../../../../src/service/shop/quote/to-wire'
import { product } from '../../../support/products'

const ofOthers = ['Property of others', 'Up to ₦3,000,000']
const abroad = [
  ['Medical limit', '30,000 euro a trip'],
  ['Luggage limit', '1,000 euro a trip'],
  ['Excess', 'You pay the first 50 euro of each claim'],
]
const saved = [
  ['Sum assured', '₦500,000.00'],
  ['Life cover', '₦100,000.00'],
  ['Excess', 'None'],
]

/** The sums of the example of each product's call. */
const sums: Readonly<Record<number, readonly [QuoteCall, readonly (readonly string[])[]]>> = {
  101: [
    'vehicleQuote',
    [['Sum insured', '₦5,000,000.00'], ofOthers, ['Excess', 'You pay the first 10\u00a0% of each repair']],
  ],
  102: ['vehicleQuote', [ofOthers, ['Excess', 'None']]],
  201: [
    'healthQuote',
    [
      ['Limit of care', '₦1,500,000 a year'],
      ['Excess', 'None'],
    ],
  ],
  202: [
    'healthQuote',
    [
      ['Sum insured', '₦9,000,000'],
      ['Excess', 'None'],
    ],
  ],
  301: ['travelQuote', abroad],
  302: ['travelQuote', abroad],
  401: [
    'homeQuote',
    [
      ['Sum insured', '₦50,000,000.00'],
      ['Appliances', '₦100,000.00'],
      ['Excess', 'You pay the first ₦10,000 of each claim'],
    ],
  ],
  402: [
    'homeQuote',
    [
      ['Liability to the landlord', '₦50,000,000.00'],
      ['Appliances', '₦100,000.00'],
      ['Excess', 'You pay the first ₦5,000 of each claim'],
    ],
  ],
  501: ['savingsQuote', saved],
  502: ['savingsQuote', saved],
  601: ['savingsQuote', saved],
  602: ['savingsQuote', saved],
}

test.each(products.map(({ id, name }) => [name, id] as const))(
  '[LIFE-07: sums] checkout and details of %s (%d) have its sums, limits and excess among the facts of what is covered',
  (_, id) => {
    const [call, expected] = sums[id] ?? []
    if (call === undefined) throw new Error(`the sums of ${id} are not stated`)
    const { productId: _example, ...details } = covers[call].example
    const quote = { name: 'Test Customer', productId: id, productSubCode: product(id).subCode, details }
    const lines = coverLines(quote).filter(([, , role]) => role === 'sum')
    expect(lines.map(([label, value]) => [label, value])).toEqual(expected)
  },
)

test('[LIFE-07: sums] each of several cars has its own sum', () => {
  const { example } = covers.vehicleQuote
  const vehicles = [1, 2].flatMap((times) => example.vehicles.map((car) => ({ ...car, value: times * 1_000_000 })))
  const quote = { name: 'Test Customer', productId: 101, productSubCode: 'Comprehensive', details: { vehicles } }
  expect(coverLines(quote)).toEqual(
    expect.arrayContaining([
      ['Vehicle 1 of 2: Sum insured', '₦1,000,000.00', 'sum'],
      ['Vehicle 2 of 2: Sum insured', '₦2,000,000.00', 'sum'],
    ]),
  )
  expect(particularsOf({ ...quote, beneficiaries: [] }).at(-1)).toEqual({
    title: 'Limits and excess',
    lines: [
      [...ofOthers, 'sum'],
      ['Excess', 'You pay the first 10\u00a0% of each repair', 'sum'],
    ],
  })
})
