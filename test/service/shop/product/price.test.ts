import { priceEach, unitOf } from '../../../../src/service/shop/product/price'

describe('[LIFE-07: units] what a price is for', () => {
  test('is a year or a trip, or the months of a plan with what each costs', () => {
    expect(unitOf('a year', 1_500_000n)).toBe('a year')
    expect(unitOf('a trip', 500_000n)).toBe('a trip')
    expect(unitOf({ months: 12 }, 6_060_000n)).toBe('for 12 months, ₦5,050.00 a month')
    expect(unitOf({ months: 3 }, 1_000n)).toBe('for 3 months, about ₦3.33 a month')
    expect(unitOf({ months: 3 }, 2_000n)).toBe('for 3 months, about ₦6.67 a month')
  })

  test('is a month of a plan where a product is offered', () => {
    expect(priceEach('a trip', 500_000n)).toEqual({ fromPrice: 500_000n, priceUnit: 'a trip' })
    expect(priceEach({ months: 12 }, 6_060_000n)).toEqual({ fromPrice: 505_000n, priceUnit: 'a month' })
  })
})
