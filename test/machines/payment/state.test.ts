import fc from 'fast-check'
import type { PaymentState } from '../../../src/domain/payment/payment'
import { id } from '../../../src/domain/values/id'
import { everyError } from '../../support/builders'
import { breaks, fails, late, type Answer } from '../../support/scripted-ports'
import { aClientQuote } from '../../support/shop-builders'
import { answersArrive, stopAll } from '../../support/simulated'
import { isSent, quoteNo } from '../../../src/machines/payment/selectors'
import { wholeRound } from './beside-widget'
import { aSlot, said, startPayment, widgetReady } from './start-payment'

afterEach(stopAll)

const unclear: readonly (readonly [string, Answer<PaymentState>])[] = [
  ['pending', said('pending')],
  ['unknown', said('unknown')],
  ['an outage', fails(everyError.Outage)],
  ['not found', fails(everyError.NotFound)],
  ['a defect', breaks],
]

describe('the payment state', () => {
  test('[PAY-09] is read before anything else: a page that opens, or is reloaded, offers nothing until then', async () => {
    const answer = late<PaymentState>()
    const { view, send, pass, payment, widget } = await startPayment([answer.answer])
    expect(view()).toBe('checking')
    send({ type: 'offer-slot', slot: aSlot })
    pass(60_000)
    expect(view()).toBe('checking')
    expect(payment.state.inputs).toEqual([aClientQuote()])
    expect(widget.opened).toEqual([])
    answer.succeeds('unpaid')
    await answersArrive()
    expect(view()).toBe('paying')
  })

  test.each([
    ['paid', 'We have received your payment. You will find your policy under Policies.', 'home'],
    ['mandated', 'Your mandate is set up.', 'mandates'],
  ] as const)(
    '[PAY-04: mandate, receipt] [PAY-09] %s: reports it, removes the quote, leaves the page',
    async (state, text, screen) => {
      const { view, notifications, navigation, quoteStore, customerUpdates, widget } = await startPayment([said(state)])
      expect(view()).toBe('done')
      expect(notifications.notices).toEqual([{ kind: 'success', text }])
      expect(navigation.log).toEqual([{ screen }])
      expect(quoteStore.state.forgottenQuotes).toEqual([aClientQuote().quoteId])
      expect(quoteStore.state.paid).toEqual(state === 'paid' ? { quoteId: id(77), quoteNo: 'Q-0077' } : undefined)
      expect(customerUpdates.state.changes).toBe(1)
      expect(widget.opened).toEqual([])
    },
  )

  test('[LIFE-11: goes on] what was owed for a cover is reported as paid, and home shows no new policy for it', async () => {
    const { notifications, navigation, quoteStore } = await startPayment([said('paid')], {
      input: { quote: aClientQuote({ isArrears: true }) },
    })
    expect(notifications.notices).toEqual([
      {
        kind: 'success',
        text: 'We have received your payment. Your cover and the debits of your mandate go on.',
      },
    ])
    expect([navigation.log, quoteStore.state.paid]).toEqual([[{ screen: 'home' }], undefined])
  })

  test('a paid order without a number leads home without a result; a letter names it by its id', async () => {
    const { actor, navigation, quoteStore } = await startPayment([said('paid')], {
      input: { quote: aClientQuote({ quoteNo: undefined }) },
    })
    expect([quoteNo(actor.getSnapshot()), quoteStore.state.paid]).toEqual(['77', undefined])
    expect(navigation.log).toEqual([{ screen: 'home' }])
    const { actor: nothing } = await startPayment([], { input: { quote: undefined, payment: undefined } })
    expect(quoteNo(nothing.getSnapshot())).toBe('')
  })

  test.each(unclear)('[PAY-09] %s: is requested at 0, 2, 5, 10 and 30 s, then by the customer', async (_, answer) => {
    const answers = Array<Answer<PaymentState>>(5).fill(answer)
    const { requests, waits, view, send, navigation } = await startPayment([...answers, said('unpaid')])
    for (const [gap, count] of [
      [2, 2],
      [3, 3],
      [5, 4],
      [20, 5],
    ] as const) {
      await waits(gap - 0.001)
      expect(requests()).toBe(count - 1)
      expect(view()).toBe('checking')
      await waits(0.001)
      expect(requests()).toBe(count)
    }
    expect(view()).toBe('unclear')
    await waits(3_600)
    expect(requests()).toBe(5)
    expect(navigation.log).toEqual([])
    send({ type: 'try-again' })
    await answersArrive()
    expect(view()).toBe('paying')
  })

  test.each(unclear)('[PAY-09] after %s a clear answer ends the requests', async (_, answer) => {
    const { waits, requests, view } = await startPayment([answer, said('paid')])
    await waits(2)
    expect(view()).toBe('done')
    await waits(60)
    expect(requests()).toBe(2)
  })

  test('[TAP-07: going on] a state that is still unclear is requested again when the device is online', async () => {
    const { waits, view, connectivity, requests } = await startPayment([
      ...Array<Answer<PaymentState>>(5).fill(fails(everyError.Offline)),
      said('unpaid'),
    ])
    await wholeRound({ waits })
    expect([view(), requests()]).toEqual(['unclear', 5])
    connectivity.comesBack()
    await answersArrive()
    expect([view(), requests()]).toEqual(['paying', 6])
    connectivity.comesBack()
    await answersArrive()
    expect([view(), requests()]).toEqual(['paying', 6])
  })

  test('[PAY-09] trying again requests it five times again', async () => {
    const { waits, view, send, requests } = await startPayment(Array<Answer<PaymentState>>(10).fill(said('unknown')))
    await wholeRound({ waits })
    send({ type: 'try-again' })
    await answersArrive()
    expect(view()).toBe('checking')
    await wholeRound({ waits })
    expect([view(), requests()]).toEqual(['unclear', 10])
  })

  test('[PAY-09] [PAY-10] for any server states and widget events: paying is offered only where the last of five answers is unpaid', async () => {
    const states = fc.constantFrom<PaymentState>('unpaid', 'pending', 'unknown')
    const widgetSays = fc.constantFrom(
      'widget-closed',
      'widget-failed',
      'widget-ready',
      'payment-submitted',
      'receipt-sent',
      'mandate-completed',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(states, { minLength: 8, maxLength: 8 }), widgetSays, async (answers, event) => {
        const payment = await widgetReady(answers.map(said))
        payment.widget.says(event)
        for (const gap of [0, 2, 3, 5, 20]) {
          await payment.waits(gap)
          if (payment.view() === 'not-arrived') expect([answers[4], payment.requests()]).toEqual(['unpaid', 6])
          if (payment.view() === 'paying') expect(isSent(payment.actor.getSnapshot())).toBe(true)
        }
        payment.actor.stop()
      }),
      { numRuns: 60 },
    )
  })

  test.each([{ quote: undefined }, { payment: undefined }])(
    '[PAY-05: shop] without a quote (%j) no request is sent; the page links to the shop',
    async (input) => {
      const { view, requests, send, navigation } = await startPayment([], { input })
      expect(view()).toBe('without-quote')
      send({ type: 'go-to-shop' })
      expect(navigation.log).toEqual([{ screen: 'shop' }])
      expect(requests()).toBe(0)
    },
  )
})
