import { late } from '../../support/scripted-ports'
import type { PaymentState } from '../../../src/domain/payment/payment'
import { aClientQuote } from '../../support/shop-builders'
import { answersArrive, stopAll } from '../../support/simulated'
import { unpaid, wholeRound, type Payment } from './beside-widget'
import { openWidget, said, startPayment, widgetReady } from './start-payment'

afterEach(stopAll)

describe('another tab', () => {
  test('[PAY-09] that paid the quote makes this tab remove the widget and read the state', async () => {
    const answer = late<PaymentState>()
    const { quoteStore, view, widget, navigation } = await widgetReady([answer.answer])
    quoteStore.changesElsewhere()
    expect(view()).toBe('checking')
    expect(widget.opened.map(({ isOpen }) => isOpen)).toEqual([false])
    answer.succeeds('paid')
    await answersArrive()
    expect(navigation.log).toEqual([{ screen: 'home' }])
  })

  test('[PAY-09] that requested another quote leaves this one unpaid, so it can still be paid', async () => {
    const { quoteStore, view } = await widgetReady([said('unpaid')])
    quoteStore.changesElsewhere()
    await answersArrive()
    expect(view()).toBe('paying')
  })

  test('[PAY-09] is noticed while the widget is loading, after it failed, and while the state is unknown', async () => {
    const loading = await openWidget([said('paid')])
    const notReady = await openWidget([said('paid')])
    notReady.widget.says('widget-failed')
    const unclear = await startPayment([...Array<ReturnType<typeof said>>(5).fill(said('unknown')), said('paid')])
    await wholeRound(unclear)
    expect([loading, notReady, unclear].map(({ view }) => view())).toEqual(['paying', 'not-ready', 'unclear'])
    for (const tab of [loading, notReady, unclear]) tab.quoteStore.changesElsewhere()
    await answersArrive()
    expect([loading, notReady, unclear].map(({ view }) => view())).toEqual(['done', 'done', 'done'])
  })

  test('[PAY-09] is ignored where it changes nothing: while the state is being read, and after the end', async () => {
    const { quoteStore, requests, view, actor } = await startPayment([late<PaymentState>().answer])
    quoteStore.changesElsewhere()
    expect([requests(), view()]).toEqual([1, 'checking'])
    actor.stop()
    expect(quoteStore.listeners.size).toBe(0)
  })
})

describe('another tab that may have sent a payment', () => {
  const submitsElsewhere = async (payment: Payment) => {
    payment.quoteStore.saveOpenAttempt(aClientQuote().quoteId)
    payment.quoteStore.changesElsewhere()
    await answersArrive()
  }

  test('[PAY-10] takes the widget away in this one, which runs the whole round', async () => {
    const payment = await widgetReady(unpaid(5))
    await submitsElsewhere(payment)
    expect([payment.view(), payment.widget.opened.map(({ isOpen }) => isOpen)]).toEqual(['checking', [false]])
    await wholeRound(payment)
    expect([payment.view(), payment.requests()]).toEqual(['not-arrived', 6])
  })

  test('[PAY-10] is heeded while the state is read, and where the widget is not open', async () => {
    const first = late<PaymentState>()
    const reading = await startPayment([first.answer])
    await submitsElsewhere(reading)
    first.succeeds('unpaid')
    const notReady = await openWidget(unpaid(1))
    notReady.widget.says('widget-failed')
    const cancelled = await widgetReady(unpaid(2))
    cancelled.widget.says('payment-cancelled')
    await answersArrive()
    for (const payment of [notReady, cancelled]) await submitsElsewhere(payment)
    await answersArrive()
    expect([reading, notReady, cancelled].map(({ view }) => view())).toEqual(['checking', 'checking', 'checking'])
    const notArrived = await widgetReady(unpaid(6))
    notArrived.widget.says('payment-submitted')
    await answersArrive()
    await wholeRound(notArrived)
    await submitsElsewhere(notArrived)
    expect(notArrived.view()).toBe('checking')
  })
})
