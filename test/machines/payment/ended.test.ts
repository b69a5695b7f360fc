import type { PaymentState } from '../../../src/domain/payment/payment'
import { validUntil } from '../../../src/machines/payment/selectors'
import { day } from '../../support/builders'
import type { Answer } from '../../support/scripted-ports'
import { aClientQuote } from '../../support/shop-builders'
import { stopAll } from '../../support/simulated'
import { said, startPayment } from './start-payment'

afterEach(stopAll)

const ended = aClientQuote({ validUntil: day('2025-06-15') })
const start = (states: readonly Answer<PaymentState>[], hasOpenAttempt = false) =>
  startPayment(states, { input: { quote: ended }, hasOpenAttempt })

describe('[LIFE-04] the payment of a quote that has ended', () => {
  test('opens no widget, and leads to a new quote', async () => {
    const { actor, view, widget, navigation } = await start([said('unpaid')])
    expect([view(), validUntil(actor.getSnapshot()), widget.opened]).toEqual(['ended', '2025-06-15', []])
    actor.send({ type: 'get-new-quote' })
    expect(navigation.log).toEqual([{ screen: 'shop', category: '1', product: '101', repeats: '77' }])
  })

  test.each([
    ['paid', 'done'],
    ['mandated', 'done'],
    ['pending', 'checking'],
  ] as const)('that the server calls %s is %s: it was paid in time', async (state, shown) => {
    const { view } = await start([said(state), said(state), said(state), said(state), said(state)])
    expect(view()).toBe(shown)
  })

  test('goes on with an attempt of which the outcome is open', async () => {
    const { view } = await start([said('unpaid')], true)
    expect(view()).toBe('checking')
  })

  test('looks again when another tab got a new quote', async () => {
    const { actor, reaches } = await start([said('unpaid'), said('unpaid')])
    actor.send({ type: 'quote-changed', hasOpenAttempt: false })
    await reaches('Ended')
  })
})
