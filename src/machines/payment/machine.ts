import { isRight } from 'fp-ts/Either'
import { assign, fromCallback, setup } from 'xstate'
import {
  CHECK_GAPS_MS,
  paymentMessages,
  WIDGET_READY_WITHIN_MS,
  type PaymentState,
  type WidgetPayment,
} from '../../domain/payment/payment'
import type { ClientQuote } from '../../domain/quote/quote'
import { WIDGET_EVENTS_HOOKED_AFTER_MS } from '../../domain/rules/constants'
import type { Id } from '../../domain/values/id'
import type { WidgetSlot } from '../../ports/payment-widget'
import { unimplemented, type Outcome } from '../core/actors'
import { effects } from '../core/effects'
import { output } from '../core/output'
import type { PaymentActors } from './contracts'
import type { PaymentEvent } from './events'

type PaymentContext = {
  readonly quote: ClientQuote | undefined
  readonly payment: WidgetPayment | undefined
  readonly slot: WidgetSlot | undefined
  /** How many status requests were made in this round. */
  readonly checks: number
  /** What the widget reported; if the server's state stays inconclusive, it decides which page follows. */
  readonly reported: 'nothing' | 'receipt' | 'mandate'
}

const says = (state: PaymentState) => (_: unknown, outcome: Outcome<PaymentState>) =>
  isRight(outcome) && outcome.right === state

/**
 * Paying a quote in the widget. The server's state is read before the widget opens and after anything that the widget
 * reports, or fails to report; paying again is offered only once the server says that nothing was paid (requirement
 * PAY-09). A mandate leads to the mandates, a receipt home (requirement PAY-04). Without a quote the page links to the
 * shop, and a widget that never became ready can be retried (requirement PAY-05).
 */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as { readonly quote: ClientQuote | undefined; readonly payment: WidgetPayment | undefined },
  },
  actors: {
    readState: unimplemented<PaymentActors['readState']['output'], PaymentActors['readState']['input']>(),
    widget: fromCallback<PaymentEvent, PaymentActors['widget']>(() => undefined),
    watchQuote: fromCallback<PaymentEvent>(() => undefined),
    watchConnection: fromCallback<PaymentEvent>(() => undefined),
  },
  delays: {
    hook: WIDGET_EVENTS_HOOKED_AFTER_MS,
    readiness: WIDGET_READY_WITHIN_MS,
    nextCheck: ({ context }) => CHECK_GAPS_MS[context.checks - 1] ?? 0,
  },
  actions: {
    ...effects,
    removeQuote: (_, _quoteId: Id | undefined) => undefined,
    reportCustomerChanged: () => undefined,
    takeSlot: assign((_, slot: WidgetSlot) => ({ slot })),
    dropSlot: assign({ slot: undefined }),
    resetChecks: assign({ checks: 0 }),
    countCheck: assign(({ context }) => ({ checks: context.checks + 1 })),
    storeReceipt: assign({ reported: 'receipt' }),
    storeMandate: assign({ reported: 'mandate' }),
    clearReport: assign({ reported: 'nothing' }),
  },
  guards: {
    hasNothingToPay: ({ context }) => context.quote === undefined || context.payment === undefined,
    isUnpaid: says('unpaid'),
    isPaid: says('paid'),
    isMandated: says('mandated'),
    hasCheckedEnough: ({ context }) => context.checks > CHECK_GAPS_MS.length,
    hasReportedNothing: ({ context }) => context.reported === 'nothing',
    hasReportedReceipt: ({ context }) => context.reported === 'receipt',
    hasReportedMandate: ({ context }) => context.reported === 'mandate',
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, slot: undefined, checks: 0, reported: 'nothing' }),
  invoke: [{ src: 'watchQuote' }, { src: 'watchConnection' }],
  initial: 'Opening',
  states: {
    Opening: {
      description: 'The stored quote is checked.',
      always: [{ guard: 'hasNothingToPay', target: 'WithoutQuote' }, { target: 'Checking' }],
    },
    WithoutQuote: {
      description: 'There is nothing to pay; the page links to the shop.',
      on: { 'go-to-shop': { actions: { type: 'go', params: { screen: 'shop' } } } },
    },
    Checking: {
      description: "The server's state of this payment is being read, repeatedly if it is inconclusive.",
      entry: ['resetChecks', 'dropSlot'],
      initial: 'Reading',
      states: {
        Reading: {
          description: 'The status request is running.',
          entry: 'countCheck',
          invoke: {
            src: 'readState',
            input: ({ context }) => context.quote,
            onDone: [
              { guard: { type: 'isPaid', params: output }, target: '#payment.Paid' },
              { guard: { type: 'isMandated', params: output }, target: '#payment.Mandated' },
              { guard: { type: 'isUnpaid', params: output }, target: 'Unpaid' },
              { target: 'Unsure' },
            ],
            onError: 'Unsure',
          },
        },
        Unpaid: {
          description: 'The server says unpaid; a success that the widget reported may not have reached it yet.',
          always: [{ guard: 'hasReportedNothing', target: '#payment.Paying' }, { target: 'Waiting' }],
        },
        Unsure: {
          description: 'The state is inconclusive; if the widget reported a success, the page is left.',
          always: [
            { guard: 'hasReportedReceipt', target: '#payment.ReceiptReported' },
            { guard: 'hasReportedMandate', target: '#payment.MandateReported' },
            { target: 'Waiting' },
          ],
        },
        Waiting: {
          description: 'The answer was inconclusive; the next status request follows shortly.',
          always: { guard: 'hasCheckedEnough', target: 'Unclear' },
          after: { nextCheck: 'Reading' },
        },
        Unclear: {
          description: 'The state is still unknown; the customer, or the connection once it is back, checks again, but nobody can pay again.',
          on: {
            'try-again': { target: '#payment.Checking', actions: 'clearReport' },
            'quote-changed': '#payment.Checking',
          },
        },
      },
    },
    Paying: {
      description: 'The widget takes the payment; if another tab pays, the widget is removed and the state is checked.',
      initial: 'FindingSlot',
      on: { 'quote-changed': 'Checking' },
      exit: 'dropSlot',
      states: {
        FindingSlot: {
          description: 'The page provides the slot for the widget.',
          on: { 'offer-slot': { target: 'Mounting', actions: { type: 'takeSlot', params: ({ event }) => event.slot } } },
        },
        Mounting: {
          description: 'The slot is available; the widget is mounted a moment later.',
          after: { hook: 'Open' },
        },
        Open: {
          description: 'The widget is mounted.',
          invoke: {
            src: 'widget',
            input: ({ context }) => ({ slot: context.slot, payment: context.payment }),
            onError: '#payment.NotReady',
          },
          initial: 'Loading',
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
              description: 'The customer is paying. Whatever event follows, the state is read afterwards.',
              on: {
                'receipt-sent': { target: '#payment.Checking', actions: 'storeReceipt' },
                'mandate-completed': { target: '#payment.Checking', actions: 'storeMandate' },
                'widget-closed': '#payment.Checking',
                'widget-failed': '#payment.Checking',
                'widget-ready': '#payment.Checking',
              },
            },
          },
        },
      },
    },
    NotReady: {
      description: 'The widget never became ready, so it cannot have taken a payment; the customer, or the connection once it is back, retries.',
      on: { 'try-again': 'Checking', 'quote-changed': 'Checking' },
    },
    Paid: {
      description: 'The server has recorded the payment.',
      type: 'final',
      entry: [
        { type: 'removeQuote', params: ({ context }) => context.quote?.quoteId },
        'reportCustomerChanged',
        { type: 'notify', params: { kind: 'success', text: paymentMessages.paid } },
        { type: 'goInstead', params: { screen: 'home' } },
      ],
    },
    Mandated: {
      description: 'The server has recorded the mandate.',
      type: 'final',
      entry: [
        { type: 'removeQuote', params: ({ context }) => context.quote?.quoteId },
        'reportCustomerChanged',
        { type: 'notify', params: { kind: 'success', text: paymentMessages.mandated } },
        { type: 'goInstead', params: { screen: 'mandates' } },
      ],
    },
    ReceiptReported: {
      description: 'The widget reported a receipt; the quote stays stored until the server has recorded the payment.',
      type: 'final',
      entry: ['reportCustomerChanged', { type: 'goInstead', params: { screen: 'home' } }],
    },
    MandateReported: {
      description: 'The widget reported a mandate; the quote stays stored until the server has recorded it.',
      type: 'final',
      entry: ['reportCustomerChanged', { type: 'goInstead', params: { screen: 'mandates' } }],
    },
  },
})
export type PaymentMachine = typeof paymentMachine
