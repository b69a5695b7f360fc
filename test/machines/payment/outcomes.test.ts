import type { PaymentState } from '../../../src/domain/payment/payment'
import { quoteNo } from '../../../src/machines/payment/selectors'
import { everyError } from '../../support/builders'
import { fails, late } from '../../support/scripted-ports'
import { aClientQuote } from '../../support/shop-builders'
import { answersArrive, stopAll } from '../../support/simulated'
import { says, sent, unpaid, wholeRound, widgetsOpen } from './beside-widget'
import { openWidget, said, startPayment, widgetReady } from './start-payment'

afterEach(stopAll)

describe('after something may have been sent', () => {
  test.each(['payment-submitted', 'widget-failed'] as const)(
    '[PAY-10] %s: the state is read at 0, 2, 5, 10 and 30 s while the widget stays, then paying is offered',
    async (event) => {
      const payment = await widgetReady(unpaid(5))
      await says(payment, event)
      for (const [gap, count] of [
        [2, 2],
        [3, 3],
        [5, 4],
        [20, 5],
      ] as const) {
        await payment.waits(gap - 0.001)
        expect([payment.requests(), payment.view(), sent(payment)]).toEqual([count, 'paying', true])
        expect(widgetsOpen(payment)).toEqual([true])
        await payment.waits(0.001)
        expect(payment.requests()).toBe(count + 1)
      }
      expect([payment.view(), sent(payment)]).toEqual(['not-arrived', false])
      expect(widgetsOpen(payment)).toEqual([false])
      expect(quoteNo(payment.actor.getSnapshot())).toBe(aClientQuote().quoteNo)
    },
  )

  test.each(['widget-closed', 'widget-ready', 'payment-cancelled'] as const)(
    '[PAY-10] %s after it was submitted: the widget is gone, and the whole round runs all the same',
    async (event) => {
      const payment = await widgetReady(unpaid(6))
      await says(payment, 'payment-submitted')
      await says(payment, event)
      expect([payment.view(), widgetsOpen(payment)]).toEqual(['checking', [false]])
      for (const gap of [2, 3, 5, 20]) {
        expect(payment.view()).toBe('checking')
        await payment.waits(gap)
      }
      expect([payment.view(), payment.requests()]).toEqual(['not-arrived', 7])
    },
  )

  test.each([
    ['pending', said('pending')],
    ['unknown', said('unknown')],
    ['an outage', fails(everyError.Outage)],
  ] as const)('[PAY-10] a last answer of %s offers to check again alone', async (_, last) => {
    const beside = await widgetReady([...unpaid(4), last])
    await says(beside, 'payment-submitted')
    const without = await widgetReady([...unpaid(4), last])
    await says(without, 'widget-closed')
    for (const payment of [beside, without]) {
      await wholeRound(payment)
      expect(payment.view()).toBe('unclear')
      payment.send({ type: 'pay' })
      expect(payment.view()).toBe('unclear')
    }
  })

  test('[PAY-10] an unclear answer in between does not count: the last one does', async () => {
    const payment = await widgetReady([
      said('unknown'),
      said('pending'),
      fails(everyError.Outage),
      said('unknown'),
      said('unpaid'),
    ])
    await says(payment, 'payment-submitted')
    await wholeRound(payment)
    expect(payment.view()).toBe('not-arrived')
  })

  test('[PAY-10] checking again runs a whole round again, and finds what has arrived late', async () => {
    const payment = await widgetReady([...unpaid(5), said('unpaid'), said('paid')])
    await says(payment, 'payment-submitted')
    await wholeRound(payment)
    payment.send({ type: 'try-again' })
    await answersArrive()
    expect(payment.view()).toBe('checking')
    await payment.waits(2)
    expect([payment.view(), payment.navigation.log]).toEqual(['done', [{ screen: 'home' }]])
  })

  test('[PAY-10] paying again reads the state first: what arrived meanwhile is not paid again', async () => {
    for (const [answer, view] of [
      ['unpaid', 'paying'],
      ['paid', 'done'],
      ['pending', 'checking'],
    ] as const) {
      const payment = await widgetReady([...unpaid(5), said(answer)])
      await says(payment, 'payment-submitted')
      await wholeRound(payment)
      expect(payment.quoteStore.state.attempt).toBe(aClientQuote().quoteId)
      payment.send({ type: 'pay' })
      expect(payment.view()).toBe('checking')
      await answersArrive()
      expect(payment.view()).toBe(view)
      expect(payment.quoteStore.state.attempt).toBeUndefined()
    }
  })

  test('[PAY-10] a second submission starts the round again', async () => {
    const payment = await widgetReady(unpaid(8))
    await says(payment, 'payment-submitted')
    for (const gap of [2, 3]) await payment.waits(gap)
    await says(payment, 'payment-submitted')
    for (const gap of [2, 3, 5]) await payment.waits(gap)
    expect([payment.view(), sent(payment), payment.requests()]).toEqual(['paying', true, 8])
    await payment.waits(20)
    expect([payment.view(), payment.requests(), widgetsOpen(payment)]).toEqual(['not-arrived', 9, [false]])
  })

  test('[PAY-10] a submission before the widget was ready counts', async () => {
    const payment = await openWidget(unpaid(1))
    await says(payment, 'payment-submitted')
    expect([sent(payment), payment.requests()]).toEqual([true, 2])
  })

  test('[PAY-10] a refused card ends the round: the customer corrects it in the same widget', async () => {
    const payment = await widgetReady(unpaid(2))
    await says(payment, 'payment-submitted')
    await says(payment, 'payment-refused')
    await payment.waits(3_600)
    expect([payment.view(), sent(payment), payment.requests()]).toEqual(['paying', false, 2])
    expect(widgetsOpen(payment)).toEqual([true])
    expect(payment.quoteStore.state.attempt).toBeUndefined()
    await says(payment, 'payment-cancelled')
    expect(payment.view()).toBe('not-charged')
  })

  test('[PAY-10] a page that is opened or reloaded with an open attempt runs the whole round', async () => {
    const payment = await startPayment(unpaid(5), { hasOpenAttempt: true })
    for (const gap of [2, 3, 5, 20]) {
      expect(payment.view()).toBe('checking')
      await payment.waits(gap)
    }
    expect([payment.view(), payment.requests(), payment.widget.opened]).toEqual(['not-arrived', 5, []])
  })

  test.each([
    'payment-submitted',
    'widget-failed',
    'widget-closed',
    'widget-ready',
    'receipt-sent',
    'mandate-completed',
  ] as const)('[PAY-10] %s is remembered on the device until the payment is recorded', async (event) => {
    const answer = late<PaymentState>()
    const payment = await widgetReady([answer.answer])
    expect(payment.quoteStore.state.attempt).toBeUndefined()
    payment.widget.says(event)
    expect(payment.quoteStore.state.attempt).toBe(aClientQuote().quoteId)
    answer.succeeds('paid')
    await answersArrive()
    expect(payment.quoteStore.state.attempt).toBeUndefined()
  })
})
