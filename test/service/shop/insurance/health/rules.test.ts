import { products } from '../../../../../src/service/shop/insurance/products'
import {
  HEALTH_CATEGORY,
  healthPremium,
  healthViolations,
} from '../../../../../src/service/shop/insurance/health/rules'
import { product } from '../../../../support/products'
import { membersOf } from '../../../../support/violations'

const request = { signature: 'Test Customer', subCode: 'Silver' }

test('every health and life product has a Silver plan', () => {
  for (const one of products.filter(({ categoryId }) => categoryId === HEALTH_CATEGORY))
    expect(membersOf(healthViolations(one, request))).toEqual([])
})

test('the plan is matched case-insensitively and trimmed', () => {
  expect(membersOf(healthViolations(product(201), { ...request, subCode: ' silver ' }))).toEqual([])
  expect(healthPremium(product(201), { ...request, subCode: ' silver ' })).toBe(7_200_000n)
})

test.each([
  [{ signature: '  ' }, 'signature'],
  [{ subCode: 'Gold' }, 'subCode'],
  [{ subCode: 'toString' }, 'subCode'],
])('%j is rejected with an error at that field', (wrong, field) => {
  expect(membersOf(healthViolations(product(201), { ...request, ...wrong }))).toEqual([field])
})

test('a product of another kind or an unknown product is rejected', () => {
  expect(membersOf(healthViolations(product(101), request))).toEqual(['productId'])
  expect(membersOf(healthViolations(undefined, request))).toEqual(['productId'])
})
