import { paymentMachine } from '../../../../src/machines/payment/machine'
import { aClientQuote, aWidgetPayment } from '../../../support/shop-builders'
import { answering, type Walk } from '../walk'

const customer = ['try-again', 'pay', 'go-to-order', 'go-to-shop']
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
const order = { quote: aClientQuote(), payment: aWidgetPayment() }

export const payment: Walk = {
  machine: paymentMachine,
  starts: [
    { input: { ...order, hasOpenAttempt: false } },
    { input: { ...order, hasOpenAttempt: true } },
    { input: { quote: undefined, payment: undefined, hasOpenAttempt: false } },
  ],
  events: [{ type: 'offer-slot', slot: { name: 'slot' } }, ...[...customer, ...widget].map((type) => ({ type })), ...otherTab],
  answers: { readState: answering('unpaid', 'paid', 'mandated', 'unknown') },
  writes: [],
  key: ({ checks, reported, attempt }: { checks: number; reported: string; attempt: string }) => [checks, reported, attempt],
}
