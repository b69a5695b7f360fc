import { act, screen } from '@testing-library/react'
import type { WidgetEvent } from '../../../../src/ports/payment-widget'
import { aCustomer } from '../../../support/builders'
import { renderApp } from '../../../support/render-app'
import '../../../support/screens/checkout'
import { scriptedGateway } from '../../../support/scripted-gateway'
import { never, scripted, succeeds } from '../../../support/scripted-ports'
import { aClientQuote, aWidgetPayment } from '../../../support/shop-builders'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds)
  })

const CHECKING = 'Checking your payment'
const RECEIVED = 'We have received your payment. You will find your policy under Policies.'
const NOT_ARRIVED = `We asked for 30 seconds and no payment has arrived. If your bank shows a debit, do not pay again: write to us with ${String(aClientQuote().quoteNo)}.`
const NOT_CHARGED = 'You have not been charged'

/** What the page says, of the words above. */
const words = () => [CHECKING, NOT_ARRIVED, NOT_CHARGED].filter((text) => screen.queryByText(text) !== null)

type Row = {
  readonly order: string
  /** When the request reaches the gateway, and what the widget says, in seconds after Pay. */
  readonly arrives?: number
  readonly says: readonly (readonly [number, WidgetEvent['type']])[]
  /** The words after so many seconds; `home` once the page was left. */
  readonly reads: readonly (readonly [number, string])[]
}

const rows: readonly Row[] = [
  { order: 'a success at once', arrives: 0, says: [[0, 'receipt-sent']], reads: [[0, 'home']] },
  {
    order: 'a late success',
    arrives: 19,
    says: [[20, 'receipt-sent']],
    reads: [
      [1, CHECKING],
      [19, CHECKING],
      [20, 'home'],
    ],
  },
  {
    order: 'a success of which the widget hears nothing',
    arrives: 6,
    says: [],
    reads: [
      [1, CHECKING],
      [9, CHECKING],
      [10, 'home'],
    ],
  },
  {
    order: 'a failure, and the money arrives later',
    arrives: 6,
    says: [[0, 'widget-failed']],
    reads: [
      [5, CHECKING],
      [9, CHECKING],
      [10, 'home'],
    ],
  },
  {
    order: 'a late failure without the money',
    says: [[20, 'widget-failed']],
    reads: [
      [1, CHECKING],
      [29, CHECKING],
      [31, NOT_ARRIVED],
    ],
  },
  {
    order: 'silence',
    says: [],
    reads: [
      [1, CHECKING],
      [29, CHECKING],
      [31, NOT_ARRIVED],
    ],
  },
  {
    order: 'a closed widget',
    says: [[3, 'widget-closed']],
    reads: [
      [4, CHECKING],
      [32, CHECKING],
      [34, NOT_ARRIVED],
    ],
  },
  {
    order: 'a closed widget, and the money arrives later',
    arrives: 9,
    says: [[3, 'widget-closed']],
    reads: [
      [4, CHECKING],
      [12, CHECKING],
      [13, 'home'],
    ],
  },
  {
    order: 'a refused card, then Cancel',
    says: [
      [2, 'payment-refused'],
      [4, 'payment-cancelled'],
    ],
    reads: [
      [1, CHECKING],
      [3, ''],
      [5, NOT_CHARGED],
    ],
  },
  {
    order: 'Cancel although it was submitted',
    says: [[1, 'payment-cancelled']],
    reads: [
      [2, CHECKING],
      [30, CHECKING],
      [32, NOT_ARRIVED],
    ],
  },
]

const recorded = { id: aClientQuote().quoteId, ...aWidgetPayment() }

test.each(rows)('[PAY-10] $order: the words, the state and the charges', async ({ arrives, says, reads }) => {
  const gateway = scriptedGateway()
  const app = renderApp('/dashboard/payment', {
    profile: Array(3).fill(succeeds(aCustomer())),
    advanceTimers: jest.advanceTimersByTime,
    features: {
      payment: { state: gateway.state },
      catalogue: { categories: scripted(never) },
      quote: aClientQuote(),
      recorded,
    },
  })
  await screen.findByRole('heading', { name: 'Payment' })
  await pass(100)
  const say = (event: WidgetEvent['type']) => {
    act(() => {
      if (app.widget.opened[0]?.isOpen === true) app.widget.says(event)
    })
  }
  let read = 0
  say('widget-ready')
  say('payment-submitted')
  for (let second = 0; second <= 35; second += 1) {
    if (second === arrives) gateway.arrives()
    for (const [at, event] of says) if (at === second) say(event)
    await pass(0)
    for (const [at, expected] of reads) {
      if (at !== second) continue
      const said = app.at() === '/dashboard/home' ? 'home' : words().join()
      expect(`${String(second)} s: ${said}`).toBe(`${String(second)} s: ${expected}`)
      expect(app.notices.some(({ text }) => text === RECEIVED)).toBe(said === 'home')
      read += 1
      expect(screen.queryByRole('button', { name: 'Pay again' }) !== null).toBe(said === NOT_ARRIVED)
      expect(screen.queryByRole('button', { name: 'Pay now' }) !== null).toBe(said === NOT_CHARGED)
    }
    await pass(1_000)
  }
  expect(read).toBe(reads.length)
  expect(gateway.charges).toBe(arrives === undefined ? 0 : 1)
  expect(app.widget.opened).toHaveLength(1)
})
