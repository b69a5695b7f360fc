import fc from 'fast-check'
import { makeQuoteStore } from '../../../src/adapters/browser/quote-store'
import { makeSafeStorage } from '../../../src/adapters/browser/storage'
import { id } from '../../../src/domain/values/id'
import { kobo } from '../../../src/domain/values/money'
import { amounts } from '../../support/arbitraries'
import { aClientQuote } from '../../support/shop-builders'

const start = () =>
  makeQuoteStore(
    makeSafeStorage(() => window.localStorage),
    window,
  )
const payment = { id: id(77), amount: kobo(6_250_000n), accessToken: 'secret-token' }

beforeEach(() => {
  window.localStorage.clear()
})

describe('the stored quote', () => {
  test('[QUOTE-04] survives a reload unchanged', () => {
    const text = fc.option(fc.string(), { nil: undefined })
    const product = fc.record({
      id: fc.option(fc.integer().map(id), { nil: undefined }),
      name: text,
      code: text,
      subCode: text,
      description: text,
      price: fc.option(amounts, { nil: undefined }),
    })
    const detail = fc.record(
      { label: fc.string(), value: fc.string(), isSum: fc.constant(true) },
      { requiredKeys: ['label', 'value'] },
    )
    const details = fc.array(detail, { maxLength: 3 })
    const ids = fc.oneof(fc.string(), fc.integer()).map(id)
    fc.assert(
      fc.property(product, ids, amounts, text, details, (quoted, quoteId, totalPremium, quoteNo, facts) => {
        const quote = aClientQuote({
          product: quoted,
          quoteId,
          totalPremium,
          quoteNo,
          details: facts,
          priceUnit: quoteNo,
        })
        start().saveQuote(quote)
        expect(start().quote()).toEqual(quote)
      }),
    )
  })

  test('one that was stored without details still counts', () => {
    const { details: _, ...earlier } = aClientQuote()
    window.localStorage.setItem(
      'quote',
      JSON.stringify(earlier, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    )
    expect(start().quote()).toEqual({ ...earlier, details: [] })
  })

  test('[QUOTE-04] is removed when the storage is cleared, as at log-out', () => {
    const store = start()
    store.saveQuote(aClientQuote())
    store.savePayment(payment)
    window.localStorage.clear()
    expect(start().quote()).toBeUndefined()
    expect(start().payment()).toBeUndefined()
  })

  test('[PAY-02] survives with the payment data, except the token, which stays in memory', () => {
    const store = start()
    store.savePayment(payment)
    expect(store.payment()).toEqual(payment)
    expect(start().payment()).toEqual({ ...payment, accessToken: undefined })
    expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain('secret-token')
  })

  test('a new quote removes the payment data of the previous one', () => {
    const store = start()
    store.savePayment(payment)
    store.saveQuote(aClientQuote({ quoteId: id(78) }))
    expect(store.payment()).toBeUndefined()
    store.savePayment({ ...payment, accessToken: undefined })
    expect(store.payment()?.accessToken).toBeUndefined()
  })

  test('a paid quote is removed', () => {
    const store = start()
    store.saveQuote(aClientQuote())
    store.savePayment(payment)
    store.forget(aClientQuote().quoteId)
    expect([store.quote(), store.payment(), window.localStorage.length]).toEqual([undefined, undefined, 0])
  })

  test('[PAY-12] the paid order stays when its quote is forgotten, until it is removed', () => {
    const paid = { quoteId: id(77), quoteNo: 'Q-0077' }
    const store = start()
    expect(store.paidOrder()).toBeUndefined()
    store.saveQuote(aClientQuote())
    store.savePaidOrder(paid)
    store.forget(aClientQuote().quoteId)
    expect(start().paidOrder()).toEqual(paid)
    store.removePaidOrder()
    expect(start().paidOrder()).toBeUndefined()
  })

  test('[PAY-10] an open attempt survives a reload, and another quote, for its quote alone, until it ends', () => {
    const { quoteId } = aClientQuote()
    const store = start()
    store.saveQuote(aClientQuote())
    store.saveOpenAttempt(quoteId)
    store.removeOpenAttempt(id('another'))
    expect([start().hasOpenAttempt(quoteId), start().hasOpenAttempt(id('another'))]).toEqual([true, false])
    store.removeOpenAttempt(quoteId)
    expect(start().hasOpenAttempt(quoteId)).toBe(false)
    store.saveOpenAttempt(quoteId)
    store.saveQuote(aClientQuote({ quoteId: id(78) }))
    store.saveOpenAttempt(id(78))
    expect([start().hasOpenAttempt(quoteId), start().hasOpenAttempt(id(78))]).toEqual([true, true])
    store.forget(id(78))
    expect([start().hasOpenAttempt(quoteId), start().hasOpenAttempt(id(78))]).toEqual([true, false])
    store.forget(quoteId)
    expect(window.localStorage.length).toBe(0)
  })

  test('invalid content of the storage is ignored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        window.localStorage.setItem('quote', text)
        window.localStorage.setItem('payment', text)
        expect([start().quote(), start().payment()]).toEqual([undefined, undefined])
      }),
    )
  })

  test('[PAY-09] is not removed if another quote has replaced it', () => {
    const store = start()
    store.saveQuote(aClientQuote({ quoteId: id(78) }))
    store.forget(id(77))
    expect(store.quote()?.quoteId).toBe(78)
    store.forget(id('78'))
    expect(store.quote()).toBeUndefined()
  })

  test('[PAY-09] notifies listeners of its changes in another tab, and of nothing else', () => {
    let heard = 0
    const stop = start().watch(() => {
      heard += 1
    })
    const elsewhere = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    elsewhere('quote')
    elsewhere('payment-attempt')
    elsewhere('token')
    stop()
    elsewhere('quote')
    expect(heard).toBe(2)
  })
})
