import { reading, waiting } from './checks'
import { quoteId } from './context'
import { paymentSetup } from './setup'

const openAttempt = ['openAttempt', { type: 'storeAttempt', params: quoteId }] as const

/** What ends the use of a widget that was ready. Without its word that nothing was sent, the attempt is open. */
const outcomes = {
  'receipt-sent': { target: '#payment.Checking', actions: ['storeReceipt', ...openAttempt] },
  'mandate-completed': { target: '#payment.Checking', actions: ['storeMandate', ...openAttempt] },
  'widget-closed': { target: '#payment.Checking', actions: openAttempt },
  'widget-ready': { target: '#payment.Checking', actions: openAttempt },
} as const

/**
 * After something may have been sent the server's state is read while the widget stays: what it says of the outcome is
 * not taken away meanwhile.
 */
const sent = paymentSetup.createStateConfig({
  description: 'A payment may be on its way: the state is read repeatedly while the widget stays.',
  entry: ['resetChecks', ...openAttempt],
  initial: 'Reading',
  on: {
    ...outcomes,
    'payment-refused': { target: 'Ready', actions: ['endAttempt', { type: 'removeAttempt', params: quoteId }] },
    'payment-cancelled': '#payment.Checking',
    'try-again': { target: 'Sent', reenter: true },
  },
  states: {
    Reading: reading,
    Unpaid: {
      description: 'The server says unpaid; the payment may not have reached it yet.',
      always: [{ guard: 'hasChecksLeft', target: 'Waiting' }, { target: '#payment.NotArrived' }],
    },
    Unsure: {
      description: 'The state is inconclusive.',
      always: [{ guard: 'hasChecksLeft', target: 'Waiting' }, { target: '#payment.Unclear' }],
    },
    Waiting: waiting,
  },
})

/** The widget from the moment it is mounted. */
export const open = paymentSetup.createStateConfig({
  description: 'The widget is mounted.',
  invoke: {
    src: 'widget',
    input: ({ context }) => ({ slot: context.slot, payment: context.payment }),
    onError: '#payment.NotReady',
  },
  initial: 'Loading',
  on: { 'payment-submitted': '.Sent' },
  states: {
    Loading: {
      description: 'The widget is loading.',
      on: {
        'widget-ready': 'Ready',
        'widget-failed': '#payment.NotReady',
        'widget-closed': '#payment.NotReady',
      },
      after: { readiness: '#payment.NotReady' },
    },
    Ready: {
      description: 'The customer is filling in the widget.',
      on: {
        ...outcomes,
        'payment-cancelled': { target: '#payment.Checking', actions: 'cancelAttempt' },
        'widget-failed': 'Sent',
      },
    },
    Sent: sent,
  },
})
