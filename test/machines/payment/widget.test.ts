import { isWidgetLoading, payment } from '../../../src/machines/payment/selectors'
import { everyError } from '../../support/builders'
import { fails, late, scripted, succeeds } from '../../support/scripted-ports'
import type { PaymentState } from '../../../src/domain/payment/payment'
import type { Id } from '../../../src/domain/values/id'
import { aWidgetPayment } from '../../support/shop-builders'
import { answersArrive, stopAll } from '../../support/simulated'
import { aSlot, openWidget, said, startPayment, widgetReady } from './start-payment'

afterEach(stopAll)

describe('the widget', () => {
  test('[PAY-03] [PAY-04: 0.1 s] is opened 0.1 s after the page provided the slot, with the payment data', async () => {
    const { actor, send, pass, widget } = await startPayment([said('unpaid')])
    pass(60_000)
    expect(widget.opened).toEqual([])
    send({ type: 'offer-slot', slot: aSlot })
    pass(99)
    expect(widget.opened).toEqual([])
    pass(1)
    expect(widget.opened).toEqual([{ slot: aSlot, payment: aWidgetPayment(), isOpen: true }])
    expect(isWidgetLoading(actor.getSnapshot())).toBe(true)
    expect(payment(actor.getSnapshot())).toEqual(aWidgetPayment())
    widget.says('widget-ready')
    expect(isWidgetLoading(actor.getSnapshot())).toBe(false)
  })

  test('[PAY-03] [SIGN-06: token of the widget] is opened with a token of its own after a reload, and with the session’s if there is none', async () => {
    const widgetToken = scripted<Id | undefined, string>(succeeds('another'), fails(everyError.Outage))
    for (const accessToken of ['another', 'widget-token']) {
      const { widget } = await openWidget([], { widgetToken, isReloaded: true })
      expect(widget.opened).toEqual([])
      await answersArrive()
      expect(widget.opened).toEqual([{ slot: aSlot, payment: aWidgetPayment({ accessToken }), isOpen: true }])
    }
    expect(widgetToken.inputs).toEqual([77, 77])
  })

  test('is not opened any more when its token comes after the page was left', async () => {
    const token = late<string>()
    const { widget, actor } = await openWidget([], {
      widgetToken: scripted<Id | undefined, string>(token.answer),
      isReloaded: true,
    })
    actor.stop()
    token.succeeds('another')
    await answersArrive()
    expect(widget.opened).toEqual([])
  })

  test('[PAY-04: mandate, receipt] a receipt leads home, a mandate to the mandates, once the server has recorded them', async () => {
    const receipt = await widgetReady([said('paid')])
    receipt.widget.says('receipt-sent')
    const mandate = await widgetReady([said('mandated')])
    mandate.widget.says('mandate-completed')
    await answersArrive()
    expect(receipt.navigation.log).toEqual([{ screen: 'home' }])
    expect(mandate.navigation.log).toEqual([{ screen: 'mandates' }])
    expect([receipt, mandate].map(({ quoteStore }) => quoteStore.state.forgotten)).toEqual([1, 1])
    expect(receipt.widget.opened[0]?.isOpen).toBe(false)
  })

  test.each([
    ['receipt-sent', 'home'],
    ['mandate-completed', 'mandates'],
  ] as const)(
    "[PAY-04: mandate, receipt] [PAY-09] %s, and the server's state is inconclusive: leaves the page, the quote stays stored",
    async (event, screen) => {
      for (const answer of [said('unknown'), said('pending'), fails(everyError.Outage)]) {
        const { widget, navigation, notifications, quoteStore, customerUpdates } = await widgetReady([answer])
        widget.says(event)
        await answersArrive()
        expect(navigation.log).toEqual([{ screen }])
        expect(notifications.notices).toEqual([])
        expect(quoteStore.state.forgotten).toBe(0)
        expect(customerUpdates.state.changes).toBe(1)
      }
    },
  )

  test.each(['receipt-sent', 'mandate-completed'] as const)(
    '[PAY-09] %s, and the server says unpaid: reads the state again, and offers no payment',
    async (event) => {
      const { widget, waits, view, requests, send } = await widgetReady(Array(10).fill(said('unpaid')))
      widget.says(event)
      await answersArrive()
      for (const gap of [2, 3, 5, 20]) {
        expect(view()).toBe('checking')
        await waits(gap)
      }
      expect([view(), requests()]).toEqual(['unclear', 6])
      send({ type: 'try-again' })
      await answersArrive()
      for (const gap of [2, 3, 5, 20]) {
        expect(view()).toBe('checking')
        await waits(gap)
      }
      expect([view(), requests()]).toEqual(['not-arrived', 11])
    },
  )

  test('[PAY-09] a receipt that the server records a moment later counts', async () => {
    const { widget, waits, navigation } = await widgetReady([said('unpaid'), said('paid')])
    widget.says('receipt-sent')
    await answersArrive()
    await waits(2)
    expect(navigation.log).toEqual([{ screen: 'home' }])
  })

  test.each(['widget-closed', 'widget-ready'] as const)(
    '[PAY-09] %s after it was ready: the widget is removed, and paid is found by the check',
    async (event) => {
      const answer = late<PaymentState>()
      const { widget, view, navigation } = await widgetReady([answer.answer])
      widget.says(event)
      expect(view()).toBe('checking')
      expect(widget.opened.map(({ isOpen }) => isOpen)).toEqual([false])
      answer.succeeds('paid')
      await answersArrive()
      expect(view()).toBe('done')
      expect(navigation.log).toEqual([{ screen: 'home' }])
    },
  )

  test('[PAY-05: retry] that is not ready within 15 s can be retried', async () => {
    const { view, pass, widget, send } = await openWidget([said('unpaid')])
    pass(14_999)
    expect(view()).toBe('paying')
    pass(1)
    expect(view()).toBe('not-ready')
    expect(widget.opened[0]?.isOpen).toBe(false)
    widget.says('widget-ready')
    expect(view()).toBe('not-ready')
    send({ type: 'try-again' })
    await answersArrive()
    expect(view()).toBe('paying')
  })

  test.each(['widget-failed', 'widget-closed'] as const)(
    '[PAY-05: retry] %s before it was ready: can be retried',
    async (event) => {
      const { view, widget } = await openWidget()
      widget.says(event)
      expect(view()).toBe('not-ready')
    },
  )

  test('[PAY-05: retry] that cannot be opened at all can be retried', async () => {
    const { view } = await openWidget([], {
      open: () => {
        throw new Error('no room, made by the test')
      },
    })
    expect(view()).toBe('not-ready')
  })

  test.each(['receipt-sent', 'mandate-completed'] as const)(
    '[PAY-09] %s before it was ready is not a success',
    async (event) => {
      const { view, widget, requests } = await openWidget()
      widget.says(event)
      expect([view(), requests()]).toEqual(['paying', 1])
    },
  )

  test('[PAY-09] has no time limit once it was ready', async () => {
    const { view, pass } = await widgetReady()
    pass(3_600_000)
    expect(view()).toBe('paying')
  })

  test('is removed when the page is left', async () => {
    const { actor, widget, view } = await widgetReady()
    actor.stop()
    expect(widget.opened[0]?.isOpen).toBe(false)
    widget.says('receipt-sent')
    expect(view()).toBe('paying')
  })
})
