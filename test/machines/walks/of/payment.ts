import { paymentMachine } from '../../../../src/machines/payment/machine'
import { day } from '../../../support/builders'
import { aClientQuote, aWidgetPayment } from '../../../support/shop-builders'
import { answering, type Walk } from '../walk'

const customer = ['try-again', 'pay', 'go-to-order', 'go-to-shop', 'get-new-quote']
const widget = [
  'widget-ready',
  'widget-failed',
  'widget-closed',
  'payment-submitted',
  'payment-refused',
  'payment-cancelled',
  'receipt-sent',
  'mandate-completed',
]
const otherTab = [false, true].map((hasOpenAttempt) => ({ type: 'quote-changed', hasOpenAttempt }))
const order = { quote: aClientQuote(), payment: aWidgetPayment(), today: day('2025-06-16') }
const ended = { ...order, quote: aClientQuote({ validUntil: day('2025-06-15') }) }

export const payment: Walk = {
  machine: paymentMachine,
  starts: [
    { input: { ...order, hasOpenAttempt: false } },
    { input: { ...order, hasOpenAttempt: true } },
    { input: { ...ended, hasOpenAttempt: false } },
    { input: { ...order, quote: undefined, payment: undefined, hasOpenAttempt: false } },
  ],
  events: [
    { type: 'day-began', today: day('2025-06-16') },

    { type: 'offer-slot', slot: { name: 'slot' } },
    ...[...customer, ...widget].map((type) => ({ type })),
    ...otherTab,
  ],
  answers: { readState: answering('unpaid', 'paid', 'mandated', 'unknown') },
  writes: [],
  key: ({
    checks,
    reported,
    attempt,
    quote,
  }: {
    checks: number
    reported: string
    attempt: string
    quote?: { validUntil?: string }
  }) => [checks, reported, attempt, quote?.validUntil],
}
