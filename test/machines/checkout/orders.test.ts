import type { Order } from '../../../src/domain/order/order'
import type { ClientQuote } from '../../../src/domain/quote/quote'
import { id } from '../../../src/domain/values/id'
import { makeCheckoutImplementations } from '../../../src/machines/checkout/actors'
import { checkoutMachine } from '../../../src/machines/checkout/machine'
import {
  canBeDropped,
  closedAs,
  correction,
  failure,
  isDropping,
  quote as quoteOf,
  view,
} from '../../../src/machines/checkout/selectors'
import { day, everyError, rejected } from '../../support/builders'
import { fixedClock } from '../../support/fixed-clock'
import { anArrearsOrder } from '../../support/mandate-builders'
import {
  breaks,
  fails,
  late,
  scripted,
  scriptedOrders,
  scriptedPayment,
  succeeds,
  type Answer,
} from '../../support/scripted-ports'
import { memoryQuotes } from '../../support/scripted-stores'
import { recordedNavigation, recordedNotifications, switchedConnectivity } from '../../support/scripted-surroundings'
import { aClientQuote, anOrder } from '../../support/shop-builders'
import { answersArrive, simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

type Opened = {
  /** The quote of this browser. */
  readonly stored?: ClientQuote
  /** The quote in the address, if it is another one. */
  readonly requested?: number
  readonly orders?: readonly Answer<Order>[]
  readonly drops?: readonly Answer<void>[]
}

const open = async ({ stored, requested, orders = [], drops = [] }: Opened) => {
  const ports = {
    clock: fixedClock(),
    connectivity: switchedConnectivity(),
    payment: scriptedPayment({ widgetToken: scripted(succeeds('one'), succeeds('two')) }),
    orders: scriptedOrders({ byId: scripted(...orders), dropOrder: scripted(...drops) }),
    quoteStore: memoryQuotes(stored),
    navigation: recordedNavigation({ screen: 'checkout' }),
    notifications: recordedNotifications(),
  }
  const checkout = simulate(checkoutMachine.provide(makeCheckoutImplementations(ports)), {
    quote: requested === undefined ? stored : undefined,
    requested: requested === undefined ? undefined : id(requested),
    today: day('2025-06-16'),
  })
  await answersArrive()
  return { ...checkout, ...ports, now: () => checkout.actor.getSnapshot() }
}

const another = anOrder({ id: id(78), quoteNo: 'Q-0078' })

describe('[LIFE-05: any device] checkout of a quote that this browser does not have', () => {
  test('reads it, and makes it the order that is paid', async () => {
    const checkout = await open({ stored: aClientQuote(), requested: 78, orders: [succeeds(another)] })
    expect(checkout.orders.byId.inputs).toEqual([78])
    expect(view(checkout.now())).toBe('confirming')
    expect(checkout.quoteStore.state.quote).toEqual(aClientQuote({ quoteId: id(78), quoteNo: 'Q-0078' }))
    expect(checkout.quoteStore.state.payments.at(-1)).toMatchObject({ id: 78, accessToken: 'one' })
    expect(checkout.payment.widgetToken.inputs).toEqual([78])
  })

  test.each(['NotFound', 'Forbidden'] as const)(
    'says that the order is missing where it is none of the customer’s (%s)',
    async (error) => {
      const checkout = await open({ stored: aClientQuote(), requested: 78, orders: [fails(everyError[error])] })
      expect(view(checkout.now())).toBe('missing')
      expect(checkout.quoteStore.state.quote).toEqual(aClientQuote())
    },
  )

  test.each([fails(everyError.Outage), breaks])('can be tried again where it could not be read', async (answer) => {
    const checkout = await open({ requested: 78, orders: [answer, succeeds(another)] })
    expect(view(checkout.now())).toBe('not-found')
    expect(failure(checkout.now())?.message).toMatch(/./)
    checkout.actor.send({ type: 'try-again' })
    await answersArrive()
    expect(view(checkout.now())).toBe('confirming')
    expect(failure(checkout.now())).toBeUndefined()
  })

  test('that has ended says so', async () => {
    const order = anOrder({ id: id(78), validUntil: day('2025-06-15') })
    const checkout = await open({ requested: 78, orders: [succeeds(order)] })
    expect(view(checkout.now())).toBe('ended')
    checkout.actor.send({ type: 'get-new-quote' })
    expect(checkout.navigation.log).toEqual([{ screen: 'shop', category: '1', product: '101', repeats: '78' }])
  })
})

describe('[LIFE-11: arrears] what is owed for a suspended cover', () => {
  test('is read from the server, and neither dropped nor corrected', async () => {
    const checkout = await open({ requested: 77, orders: [succeeds(anArrearsOrder())] })
    expect(view(checkout.now())).toBe('confirming')
    expect([canBeDropped(checkout.now()), correction(checkout.now())]).toEqual([false, undefined])
    expect(checkout.quoteStore.state.quote).toMatchObject({ isArrears: true, totalPremium: 1_000_000n })
  })

  test('that has grown since this browser stored it is paid with the new amount', async () => {
    const stored = aClientQuote({ isArrears: true, validUntil: undefined })
    const checkout = await open({ stored, orders: [succeeds(anArrearsOrder(2_000_000n))] })
    checkout.actor.send({ type: 'proceed-to-pay' })
    checkout.pass(10_000)
    expect(checkout.quoteStore.state.quote).toMatchObject({ isArrears: true, totalPremium: 2_000_000n })
    expect(checkout.quoteStore.state.payments.at(-1)).toMatchObject({ id: 77, amount: 2_000_000n })
    expect(checkout.navigation.log).toEqual([{ screen: 'payment' }])
  })
})

describe('[LIFE-05: refused] an order that was dealt with elsewhere', () => {
  test.each(['paid', 'mandated', 'replaced', 'dropped'] as const)('is %s: it cannot be paid', async (status) => {
    const checkout = await open({ stored: aClientQuote(), orders: [succeeds(anOrder({ status }))] })
    expect([view(checkout.now()), closedAs(checkout.now())]).toEqual(['closed', status])
    expect(checkout.quoteStore.state.forgottenQuotes).toEqual([77])
    checkout.actor.send({ type: 'proceed-to-pay' })
    checkout.pass(10_000)
    expect(checkout.navigation.log).toEqual([])
  })

  test('keeps the payment page from opening, if that is known in time', async () => {
    const order = late<Order>()
    const checkout = await open({ stored: aClientQuote(), orders: [order.answer] })
    checkout.actor.send({ type: 'proceed-to-pay' })
    order.succeeds(anOrder({ status: 'paid' }))
    await answersArrive()
    checkout.pass(10_000)
    expect(view(checkout.now())).toBe('closed')
    expect(checkout.navigation.log).toEqual([])
  })

  test.each(['pending', 'unknown'] as const)(
    'is not one while its state is %s, but nothing is offered',
    async (status) => {
      const checkout = await open({ stored: aClientQuote(), orders: [succeeds(anOrder({ status }))] })
      expect(view(checkout.now())).toBe('confirming')
      expect([canBeDropped(checkout.now()), correction(checkout.now())]).toEqual([false, undefined])
    },
  )
})

test.each([fails(everyError.NotFound), fails(everyError.Outage), breaks])(
  '[LIFE-05: without the calls] the order of this browser is shown, and nothing is offered',
  async (answer) => {
    const checkout = await open({ stored: aClientQuote(), orders: [answer] })
    expect(view(checkout.now())).toBe('confirming')
    expect([canBeDropped(checkout.now()), correction(checkout.now())]).toEqual([false, undefined])
  },
)

describe('an unpaid order', () => {
  test('[LIFE-05: corrected] leads to its form, filled in, whatever this browser has stored of it', async () => {
    const checkout = await open({ stored: aClientQuote({ categoryId: undefined }), orders: [succeeds(anOrder())] })
    expect(correction(checkout.now())).toEqual({ screen: 'shop', category: '1', product: '101', corrects: '77' })
  })

  test.each([
    ['without a form', { form: undefined }],
    ['whose product the server does not name', { categoryId: undefined }],
  ])('%s can only be dropped', async (_, order) => {
    const checkout = await open({ stored: aClientQuote(), orders: [succeeds(anOrder(order))] })
    expect([canBeDropped(checkout.now()), correction(checkout.now())]).toEqual([true, undefined])
  })

  test('[LIFE-05: dropped] is dropped once, forgotten here, and home says so', async () => {
    const answer = late<void>()
    const checkout = await open({ stored: aClientQuote(), orders: [succeeds(anOrder())], drops: [answer.answer] })
    checkout.actor.send({ type: 'drop-order' })
    checkout.actor.send({ type: 'drop-order' })
    checkout.actor.send({ type: 'proceed-to-pay' })
    answer.succeeds()
    await answersArrive()
    expect(checkout.orders.dropOrder.inputs).toEqual([77])
    expect(checkout.quoteStore.state.forgottenQuotes).toEqual([77])
    expect(checkout.notifications.notices).toEqual([{ kind: 'success', text: 'The order was dropped.', lasts: 1_500 }])
    expect(checkout.navigation.log).toEqual([{ screen: 'dashboard' }])
  })

  test('[LIFE-05: refused] that was paid meanwhile is not dropped, and says so', async () => {
    const refused = fails(rejected({ message: 'This order is paid already.' }))
    const checkout = await open({
      stored: aClientQuote(),
      orders: [succeeds(anOrder()), succeeds(anOrder({ status: 'paid' }))],
      drops: [refused],
    })
    checkout.actor.send({ type: 'drop-order' })
    await answersArrive()
    expect([view(checkout.now()), closedAs(checkout.now())]).toEqual(['closed', 'paid'])
    expect(checkout.notifications.notices).toEqual([])
  })

  test.each([fails(everyError.Outage), breaks])('that could not be dropped stays, with the reason', async (answer) => {
    const checkout = await open({
      stored: aClientQuote(),
      orders: [succeeds(anOrder()), succeeds(anOrder())],
      drops: [answer],
    })
    checkout.actor.send({ type: 'drop-order' })
    await answersArrive()
    expect(view(checkout.now())).toBe('confirming')
    expect(failure(checkout.now())?.message).toMatch(/./)
    expect(canBeDropped(checkout.now())).toBe(true)
    expect(quoteOf(checkout.now())).toEqual(aClientQuote())
  })

  test.each([
    ['the answer cannot be read', everyError.ContractBroken, undefined],
    ['there is no answer', everyError.NoAnswer, 'We do not know whether this was saved. Checking…'],
  ] as const)('that may have been dropped is read before it is said that it was not: %s', async (_, error, said) => {
    const checked = late<Order>()
    const checkout = await open({
      stored: aClientQuote(),
      orders: [succeeds(anOrder()), checked.answer],
      drops: [fails(error)],
    })
    checkout.actor.send({ type: 'drop-order' })
    await answersArrive()
    expect([isDropping(checkout.now()), failure(checkout.now())?.message]).toEqual([true, said])
    checked.succeeds(anOrder({ status: 'dropped' }))
    await answersArrive()
    expect([view(checkout.now()), closedAs(checkout.now())]).toEqual(['closed', 'dropped'])
  })

  test('[PAY-02] is the one that the payment page opens, also if another tab has opened another one', async () => {
    const checkout = await open({ stored: aClientQuote(), orders: [succeeds(anOrder())] })
    checkout.quoteStore.state.quote = aClientQuote({ quoteId: id(78) })
    checkout.actor.send({ type: 'proceed-to-pay' })
    expect(checkout.quoteStore.state.quote).toEqual(aClientQuote())
    expect(checkout.quoteStore.state.payments.at(-1)).toMatchObject({ id: 77, accessToken: 'one' })
    checkout.pass(1_000)
    expect(checkout.navigation.log).toEqual([{ screen: 'payment' }])
  })
})
