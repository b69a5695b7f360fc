import { day } from '../../../support/builders'
import { aClientQuote, aWidgetPayment } from '../../../support/shop-builders'
import { payment } from '../of/payment'
import { answers, event, fails, passes, type BrowserWalk } from './moves'

const order = { quote: aClientQuote(), payment: aWidgetPayment(), today: day('2025-06-16') }
const ended = { ...order, quote: aClientQuote({ validUntil: day('2025-06-15') }) }
const ready = { in: 'Paying.Open.Ready' } as const

export const paymentInBrowser: BrowserWalk = {
  walk: payment,
  starts: [
    { name: 'with a quote', input: { ...order, hasOpenAttempt: false } },
    { name: 'with an open attempt', input: { ...order, hasOpenAttempt: true } },
    { name: 'with a quote that has ended', input: { ...ended, hasOpenAttempt: false } },
    { name: 'without a quote', input: { ...order, quote: undefined, payment: undefined, hasOpenAttempt: false } },
  ],
  moves: [
    answers('readState', 'unpaid', 'says unpaid'),
    answers('readState', 'paid', 'says paid'),
    answers('readState', 'mandated', 'says mandated'),
    fails('readState'),
    passes('nextCheck'),
    event({ type: 'offer-slot', slot: { name: 'slot' } }),
    passes('hook'),
    event({ type: 'widget-ready' }, { in: 'Paying.Open.Loading' }),
    passes('readiness'),
    event({ type: 'payment-submitted' }, ready),
    event({ type: 'payment-cancelled' }, ready),
    event({ type: 'receipt-sent' }, ready),
    event({ type: 'mandate-completed' }, ready),
  ],
}
