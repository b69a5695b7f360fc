import type { WidgetEvent } from '../../../src/ports/payment-widget'
import { scriptedGateway } from '../../support/scripted-gateway'
import { answersArrive, stopAll } from '../../support/simulated'
import { whileThisTestRuns } from '../../support/this-test'
import { aSlot, startPayment } from './start-payment'

afterEach(stopAll)

/** What the widget says, and how many seconds after it was submitted. */
type Said = { readonly event: WidgetEvent['type']; readonly at: number }

type Order = {
  /** When the request of the first attempt reaches the gateway, if ever. */
  readonly arrives: number | undefined
  readonly says: readonly Said[]
  /** Until when no read reaches the server; then the connection is back. */
  readonly offlineUntil: number
}

const words = [
  'receipt-sent',
  'widget-failed',
  'widget-closed',
  'widget-ready',
  'payment-cancelled',
  'payment-submitted',
] as const
const times = [0, 7, 21] as const
/** After this second nothing comes from outside any more. */
const LAST_NEWS = 21
const all: readonly Said[] = words.flatMap((event) => times.map((at) => ({ event, at })))

/** Silence, each word at each time, and each two words in each order. A receipt is never sent before the money. */
const sayings: readonly (readonly Said[])[] = [
  [],
  ...all.map((one) => [one]),
  ...all.flatMap((one) => all.filter((other) => other.at > one.at).map((other) => [one, other])),
]
const isTrue = ({ arrives, says }: Order) =>
  says.every(({ event, at }) => event !== 'receipt-sent' || (arrives !== undefined && at >= arrives))

/** One test each: all orders in one would take longer on a busy machine than a test may. */
const groups = [undefined, 0, 6, 20].flatMap((arrives) =>
  [0, 12].map((offlineUntil) => {
    const orders = sayings.map((says): Order => ({ arrives, says, offlineUntil })).filter(isTrue)
    return {
      arrival: arrives === undefined ? 'never arrives' : `arrives after ${String(arrives)} s`,
      offlineUntil,
      orders,
    }
  }),
)

/** Plays an order with a customer who presses whatever is offered as soon as it is offered. */
const play = async ({ arrives, says, offlineUntil }: Order) => {
  const gateway = scriptedGateway()
  const payment = await startPayment([], { state: gateway.state })
  const { widget, view, send } = payment
  const openFrame = async () => {
    send({ type: 'offer-slot', slot: aSlot })
    await payment.waits(0.1)
    widget.says('widget-ready')
  }
  await openFrame()
  const lies: string[] = []
  gateway.isReachable = offlineUntil === 0
  widget.says('payment-submitted')
  let attempts = 1
  for (let second = 0; second <= 90; second += 1) {
    if (second === arrives) gateway.arrives()
    if (second === offlineUntil && second > 0) {
      gateway.isReachable = true
      payment.connectivity.comesBack()
    }
    for (const { event, at } of says) if (at === second && widget.opened[0]?.isOpen === true) widget.says(event)
    await answersArrive()
    const known = gateway.charges > 0
    if (known && (view() === 'not-charged' || view() === 'not-arrived')) lies.push(`${view()} at ${String(second)} s`)
    if (view() === 'not-arrived' || view() === 'not-charged') send({ type: 'pay' })
    else if (view() === 'unclear') send({ type: 'try-again' })
    await answersArrive()
    if (view() === 'paying' && widget.opened[0]?.isOpen === false) {
      attempts += 1
      await openFrame()
      widget.says('payment-submitted')
      gateway.arrives()
      widget.says('receipt-sent')
    }
    await payment.waits(1)
    if (second > LAST_NEWS && view() === 'done') break
  }
  payment.actor.stop()
  const { attempt, quote } = payment.quoteStore.state
  const kept = [quote?.quoteId, attempt].filter((id) => id !== undefined)
  return { view: view(), charges: gateway.charges, attempts, lies, kept, screens: payment.navigation.log }
}

test('there are as many orders as there should be', () => {
  const all = groups.flatMap(({ orders }) => orders)
  expect(all.length).toBeGreaterThan(500)
  expect(new Set(all.map((order) => JSON.stringify(order))).size).toBe(all.length)
})

describe('[PAY-10] in every order of answers, at most one charge; a customer never sees less than the server knows', () => {
  test.each(groups)('the request $arrival, offline until $offlineUntil s', async ({ orders }) => {
    const isRunning = whileThisTestRuns()
    for (const order of orders) {
      if (!isRunning()) return
      // Only an attempt that never arrives is followed by another.
      const attempts = order.arrives === undefined ? 2 : 1
      // A receipt that could not be checked leads home, and the device remembers the quote and its attempt.
      const isUnchecked = order.says.some(({ event, at }) => event === 'receipt-sent' && at < order.offlineUntil)
      const { kept, ...outcome } = await play(order)
      expect(isUnchecked ? [0, 2] : [0]).toContain(kept.length)
      expect({ order, ...outcome }).toEqual({
        order,
        view: 'done',
        charges: 1,
        attempts,
        lies: [],
        screens: [{ screen: 'home' }],
      })
    }
  })
})

test.each([
  ['no answer at all', []],
  ['a failure', [{ event: 'widget-failed', at: 1 }]],
  ['a late failure', [{ event: 'widget-failed', at: 25 }]],
  ['a closed widget', [{ event: 'widget-closed', at: 1 }]],
] as const)('[PAY-10] a request that arrives after a minute is found by checking again: %s', async (_, says) => {
  const gateway = scriptedGateway()
  const payment = await startPayment([], { state: gateway.state })
  payment.send({ type: 'offer-slot', slot: aSlot })
  await payment.waits(0.1)
  payment.widget.says('widget-ready')
  payment.widget.says('payment-submitted')
  for (let second = 0; second < 60; second += 1) {
    for (const { event, at } of says) if (at === second) payment.widget.says(event)
    await payment.waits(1)
  }
  expect(payment.view()).toBe('not-arrived')
  gateway.arrives()
  payment.send({ type: 'pay' })
  await answersArrive()
  expect([payment.view(), gateway.charges, payment.widget.opened.length]).toEqual(['done', 1, 1])
})
