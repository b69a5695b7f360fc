import fc from 'fast-check'
import { amountOf, CHECK_GAPS_MS, paymentStateOf, widgetPaymentOf } from '../../../src/domain/payment/payment'
import { id } from '../../../src/domain/values/id'
import { kobo } from '../../../src/domain/values/money'
import { aClientQuote } from '../../support/shop-builders'

describe('the payment state', () => {
  test.each([
    ['Unpaid', 'unpaid'],
    ['Pending', 'pending'],
    ['Paid', 'paid'],
    ['Mandated', 'mandated'],
  ])('[PAY-09] %s is %s', (word, state) => {
    expect(paymentStateOf(word)).toBe(state)
  })

  test('[PAY-09] any other status is unknown, never unpaid', () => {
    const words = ['Unpaid', 'Pending', 'Paid', 'Mandated']
    const other = fc.oneof(fc.string(), fc.constantFrom('unpaid', 'UNPAID', ' Unpaid', 'NotPaid', '__proto__'))
    fc.assert(
      fc.property(
        other.filter((word) => !words.includes(word)),
        (word) => paymentStateOf(word) === 'unknown',
      ),
    )
  })

  test('[PAY-09] is requested at 0, 2, 5, 10 and 30 s', () => {
    const seconds = CHECK_GAPS_MS.reduce<number[]>((times, gap) => [...times, times.at(-1)! + gap / 1000], [0])
    expect(seconds).toEqual([0, 2, 5, 10, 30])
  })
})

test('[PAY-02] the amount is the product’s price, else the total premium', () => {
  const { product } = aClientQuote()
  const quote = aClientQuote({ product: { ...product, price: kobo(100n) }, totalPremium: kobo(200n) })
  expect(amountOf(quote)).toBe(100n)
  expect(amountOf({ ...quote, product: { ...product, price: undefined } })).toBe(200n)
})

describe('[PAY-03] the input of the widget', () => {
  const quote = aClientQuote()
  const recorded = { id: quote.quoteId, amount: kobo(123n), accessToken: 'of the payment' }

  test('is the amount and the token that checkout stored for the quote', () => {
    expect(widgetPaymentOf(quote, recorded, 'of the session')).toMatchObject({
      quoteId: quote.quoteId,
      amount: 123n,
      accessToken: 'of the payment',
    })
  })

  test('is the product’s price and the session’s token if checkout stored none, or another quote', () => {
    const own = { amount: amountOf(quote), accessToken: 'of the session' }
    expect(widgetPaymentOf(quote, undefined, 'of the session')).toMatchObject(own)
    expect(widgetPaymentOf(quote, { ...recorded, id: id('another') }, 'of the session')).toMatchObject(own)
    expect(widgetPaymentOf(quote, { ...recorded, accessToken: undefined }, 'of the session')).toMatchObject({
      amount: 123n,
      accessToken: 'of the session',
    })
  })

  test('is undefined without a token', () => {
    expect(widgetPaymentOf(quote, undefined, undefined)).toBeUndefined()
  })
})
