import { paymentMessages } from '../../domain/payment/payment'
import { newQuotePlace } from '../core/new-quote-place'
import { reading, waiting } from './checks'
import { initialContext, quoteId, quoteOf, type PaymentContext } from './context'
import { open } from './paying'
import { paymentSetup } from './setup'

type QuoteChanged = { readonly event: { readonly hasOpenAttempt: boolean } }

const paidNotice = ({ context: { quote } }: { readonly context: PaymentContext }) =>
  ({ kind: 'success', text: quote?.isArrears ? paymentMessages.arrearsPaid : paymentMessages.paid }) as const

const takeOtherTab = { type: 'takeOtherTab', params: ({ event }: QuoteChanged) => event } as const
const checkOtherTab = { target: 'Checking', actions: takeOtherTab } as const

/**
 * Paying a quote in the widget. The server's state is read before the widget opens and after anything that the widget
 * reports, or fails to report; paying again is offered only once the server says that nothing was paid, and after
 * something may have been sent only by the last of a whole round of status requests. After a cancelled attempt one
 * answer decides. A mandate leads to the mandates, a receipt home. Without a quote the page links to the shop, and a
 * widget that never became ready can be retried. When the connection is back, the state is read at once.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: initialContext,
  invoke: [{ src: 'watchQuote', input: quoteId }, { src: 'watchConnection' }, { src: 'watchToday' }],
  initial: 'Opening',
  on: { 'day-began': { actions: { type: 'storeToday', params: ({ event }) => event.today } } },
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
      on: {
        'try-again': { target: 'Checking', reenter: true },
        'quote-changed': { actions: takeOtherTab },
      },
      states: {
        Reading: reading,
        Unpaid: {
          description: 'The server says unpaid; a payment that may have been sent may not have reached it yet.',
          always: [
            { guard: 'hasEnded', target: '#payment.Ended' },
            { guard: 'hasNoAttempt', target: '#payment.Paying' },
            { guard: 'hasCancelled', target: '#payment.NotCharged' },
            { guard: 'hasChecksLeft', target: 'Waiting' },
            { guard: 'hasReportedNothing', target: '#payment.NotArrived' },
            { target: '#payment.Unclear' },
          ],
        },
        Unsure: {
          description: 'The state is inconclusive; if the widget reported a success, the page is left.',
          always: [
            { guard: 'hasReportedReceipt', target: '#payment.ReceiptReported' },
            { guard: 'hasReportedMandate', target: '#payment.MandateReported' },
            { guard: 'hasChecksLeft', target: 'Waiting' },
            { target: '#payment.Unclear' },
          ],
        },
        Waiting: waiting,
      },
    },
    Paying: {
      description: 'The widget takes the payment; if another tab pays, the widget is removed and the state is checked.',
      initial: 'FindingSlot',
      on: { 'quote-changed': checkOtherTab },
      exit: 'dropSlot',
      states: {
        FindingSlot: {
          description: 'The page provides the slot for the widget.',
          on: {
            'offer-slot': { target: 'Mounting', actions: { type: 'takeSlot', params: ({ event }) => event.slot } },
          },
        },
        Mounting: {
          description: 'The slot is available; the widget is mounted a moment later.',
          after: { hook: 'Open' },
        },
        Open: open,
      },
    },
    Ended: {
      description: 'Nothing was paid, and the quote is too old to be paid; the page offers a new one.',
      on: {
        'get-new-quote': { actions: { type: 'go', params: ({ context }) => newQuotePlace(context.quote) } },
        'quote-changed': checkOtherTab,
      },
    },
    NotReady: {
      description:
        'The widget never became ready, so it cannot have taken a payment; the customer, or the connection once it is back, retries.',
      on: { 'try-again': 'Checking', 'quote-changed': checkOtherTab },
    },
    NotCharged: {
      description: 'The customer cancelled, and the server says unpaid.',
      on: {
        pay: { target: 'Checking', actions: 'endAttempt' },
        'go-to-order': { actions: { type: 'go', params: { screen: 'checkout' } } },
        'quote-changed': checkOtherTab,
      },
    },
    NotArrived: {
      description:
        'A payment may have been sent, and the last of a whole round of answers is unpaid: the customer may check or pay again.',
      on: {
        pay: { target: 'Checking', actions: ['endAttempt', { type: 'removeAttempt', params: quoteId }] },
        'try-again': 'Checking',
        'quote-changed': checkOtherTab,
      },
    },
    Unclear: {
      description:
        'The state is still unknown; the customer, or the connection once it is back, checks again, but nobody can pay again.',
      on: {
        'try-again': { target: 'Checking', actions: 'clearReport' },
        'quote-changed': checkOtherTab,
      },
    },
    Paid: {
      description: 'The server has recorded the payment.',
      type: 'final',
      entry: [
        { type: 'storePaidOrder', params: quoteOf },
        { type: 'removeQuote', params: quoteId },
        'reportCustomerChanged',
        { type: 'notify', params: paidNotice },
        { type: 'goInstead', params: { screen: 'home' } },
      ],
    },
    Mandated: {
      description: 'The server has recorded the mandate.',
      type: 'final',
      entry: [
        { type: 'removeQuote', params: quoteId },
        'reportCustomerChanged',
        { type: 'notify', params: { kind: 'success', text: paymentMessages.mandated } },
        { type: 'goInstead', params: { screen: 'mandates' } },
      ],
    },
    ReceiptReported: {
      description: 'The widget reported a receipt; the quote stays stored until the server has recorded the payment.',
      type: 'final',
      entry: [
        { type: 'storePaidOrder', params: quoteOf },
        'reportCustomerChanged',
        { type: 'goInstead', params: { screen: 'home' } },
      ],
    },
    MandateReported: {
      description: 'The widget reported a mandate; the quote stays stored until the server has recorded it.',
      type: 'final',
      entry: ['reportCustomerChanged', { type: 'goInstead', params: { screen: 'mandates' } }],
    },
  },
})
export type PaymentMachine = typeof paymentMachine
