import { paymentMachine } from '../../../../src/machines/payment/machine'
import { aClientQuote, aWidgetPayment } from '../../../support/shop-builders'
import { answering, type Walk } from '../walk'

const customer = ['try-again', 'go-to-shop']
const widget = ['widget-ready', 'widget-failed', 'widget-closed', 'receipt-sent', 'mandate-completed']
const otherTab = ['quote-changed']

export const payment: Walk = {
  machine: paymentMachine,
  starts: [
    { input: { quote: aClientQuote(), payment: aWidgetPayment() } },
    { input: { quote: undefined, payment: undefined } },
  ],
  events: [{ type: 'offer-slot', slot: { name: 'slot' } }, ...[...customer, ...widget, ...otherTab].map((type) => ({ type }))],
  answers: { readState: answering('unpaid', 'paid', 'mandated', 'unknown') },
  writes: [],
  key: ({ checks, reported }: { checks: number; reported: string }) => [checks, reported],
}
