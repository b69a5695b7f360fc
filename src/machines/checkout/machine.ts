import { isRight } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import type { Failure } from '../../domain/failure/failure'
import { amountOf, type PaymentData } from '../../domain/payment/payment'
import { clientQuoteOf, hasEnded, type ClientQuote } from '../../domain/quote/quote'
import { closedAs, orderMessages, type Order } from '../../domain/order/order'
import { failureOf } from '../../domain/failure/failure'
import type { CalendarDate } from '../../domain/values/calendar-date'
import type { Id } from '../../domain/values/id'
import { PAYMENT_REDIRECT_MS } from '../../domain/rules/constants'
import type { ActionsOf, ActorsOf, Outcome } from '../core/actors'
import { successNotice } from '../core/effects'
import { defect } from '../core/form'
import { tryingAgain } from '../core/loading'
import { newQuotePlace } from '../core/new-quote-place'
import { hasSucceeded, output } from '../core/output'
import { failureBy } from '../core/submission'
import type { makeCheckoutImplementations } from './actors'
import type { CheckoutEvent } from './events'

export type CheckoutInput = {
  /** The quote of this browser, if it is the requested one. */
  readonly quote: ClientQuote | undefined
  /** The quote in the address. */
  readonly requested: Id | undefined
  readonly today: CalendarDate
}

type CheckoutContext = CheckoutInput & {
  readonly accessToken: string | undefined
  /** What the server says of the quote, where it does. */
  readonly order: Order | undefined
  readonly failure: Failure | undefined
}

type Read = Outcome<Order | undefined>

const failureFrom = failureBy(failureOf)

/**
 * The confirmation of an order before payment: the one of this browser, or the one in the address, from whatever device.
 * Opening it stores the quote and its price as payment data, with a new token for the payment widget; if there is none, the
 * widget gets the token of the session. What was paid, replaced or dropped elsewhere cannot be paid. Nothing is paid here.
 */
export const checkoutMachine = setup({
  types: { context: {} as CheckoutContext, input: {} as CheckoutInput, events: {} as CheckoutEvent },
  actors: {} as ActorsOf<typeof makeCheckoutImplementations>,
  delays: { redirect: PAYMENT_REDIRECT_MS },
  actions: {
    ...({} as ActionsOf<typeof makeCheckoutImplementations>),
    storeToday: assign((_, today: CalendarDate) => ({ today })),
    takeToken: assign((_, outcome: Outcome<string>) =>
      isRight(outcome) ? { accessToken: outcome.right } : { accessToken: undefined },
    ),
    takeOrder: assign((_, outcome: Read) =>
      isRight(outcome) && outcome.right ? { order: outcome.right, quote: clientQuoteOf(outcome.right) } : {},
    ),
    forgetOrder: assign({ order: undefined }),
    showFailure: assign((_, outcome: Outcome<unknown>) => ({ failure: failureFrom(outcome) })),
    showDefect: assign({ failure: defect }),
    clearFailure: assign({ failure: undefined }),
  },
  guards: {
    isRight: hasSucceeded,
    isMissing: (_, outcome: Read) =>
      !isRight(outcome) && (outcome.left._tag === 'NotFound' || outcome.left._tag === 'Forbidden'),
    isElsewhere: ({ context: { quote, requested } }) => quote === undefined && requested !== undefined,
    hasNoQuote: ({ context }) => context.quote === undefined,
    isClosed: ({ context: { order } }) => order !== undefined && closedAs(order) !== undefined,
    hasEnded: ({ context: { quote, today } }) => quote !== undefined && hasEnded(quote, today),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({ ...input, accessToken: undefined, order: undefined, failure: undefined }),
  invoke: { src: 'watchToday' },
  initial: 'Opening',
  on: { 'day-began': { actions: { type: 'storeToday', params: ({ event }) => event.today } } },
  states: {
    Opening: {
      description: 'The quote is checked.',
      always: [
        { guard: 'isElsewhere', target: 'Finding' },
        { guard: 'hasNoQuote', target: 'WithoutQuote' },
        { guard: 'isClosed', target: 'Closed' },
        { guard: 'hasEnded', target: 'Ended' },
        { target: 'Confirming' },
      ],
    },
    Finding: {
      description: 'The quote in the address is not the one of this browser: it is being loaded.',
      invoke: {
        src: 'readOrder',
        input: ({ context }) => context.requested,
        onDone: [
          {
            guard: { type: 'isRight', params: output },
            target: 'Opening',
            actions: { type: 'takeOrder', params: output },
          },
          { guard: { type: 'isMissing', params: output }, target: 'WithoutQuote' },
          { target: 'NotFound', actions: { type: 'showFailure', params: output } },
        ],
        onError: { target: 'NotFound', actions: 'showDefect' },
      },
    },
    NotFound: {
      description: 'The quote could not be loaded; the customer, or the connection once it is back, tries again.',
      exit: 'clearFailure',
      ...tryingAgain('Finding'),
    },
    WithoutQuote: {
      description:
        'There is nothing to pay, or the quote in the address is none of the customer’s; the page links to the shop, or home.',
      on: { 'go-to-shop': { actions: { type: 'go', params: { screen: 'shop' } } } },
    },
    Closed: {
      description: 'The quote was paid, replaced or dropped, here or on another device; the page says so.',
      entry: { type: 'removeOrder', params: ({ context }) => context.quote?.quoteId },
      on: { 'get-new-quote': { actions: { type: 'go', params: ({ context }) => newQuotePlace(context.quote) } } },
    },
    Ended: {
      description: 'The quote is too old to be paid; the page offers a new one.',
      on: { 'get-new-quote': { actions: { type: 'go', params: ({ context }) => newQuotePlace(context.quote) } } },
    },
    Confirming: {
      description:
        'The order is shown while its payment data is being stored, and read what has become of it elsewhere.',
      entry: { type: 'storeOrder', params: ({ context }) => ({ quote: context.quote, payment: undefined }) },
      invoke: {
        src: 'readOrder',
        input: ({ context }) => (context.order === undefined ? context.quote?.quoteId : undefined),
        onDone: { actions: { type: 'takeOrder', params: output } },
        onError: { actions: [] },
      },
      always: { guard: 'isClosed', target: 'Closed' },
      on: { 'drop-order': 'Dropping' },
      initial: 'Recording',
      states: {
        Recording: {
          description: 'A token for the payment widget is being fetched.',
          entry: { type: 'savePayment', params: ({ context }) => paymentOf(context) },
          invoke: {
            src: 'fetchWidgetToken',
            input: ({ context }) => context.quote?.quoteId,
            onDone: { target: 'Recorded', actions: { type: 'takeToken', params: output } },
            onError: 'Recorded',
          },
          on: { 'proceed-to-pay': 'Proceeding' },
        },
        Recorded: {
          description: 'The payment data is complete.',
          entry: { type: 'savePayment', params: ({ context }) => paymentOf(context) },
          on: { 'proceed-to-pay': 'Proceeding' },
        },
        Proceeding: {
          description: 'The payment page opens shortly.',
          entry: {
            type: 'storeOrder',
            params: ({ context }) => ({ quote: context.quote, payment: paymentOf(context) }),
          },
          on: { 'drop-order': {} },
          after: { redirect: '#checkout.Left' },
        },
      },
    },
    Dropping: {
      description: 'The order is being dropped.',
      entry: ['clearFailure', 'forgetOrder'],
      invoke: {
        src: 'dropOrder',
        input: ({ context }) => context.quote?.quoteId,
        onDone: [
          { guard: { type: 'isRight', params: output }, target: 'Dropped' },
          { target: 'Checking', actions: { type: 'showFailure', params: output } },
        ],
        onError: { target: 'Checking', actions: 'showDefect' },
      },
    },
    Checking: {
      description: 'Dropping has failed. The order is read before that is said: it may be dropped, or paid meanwhile.',
      invoke: {
        src: 'readOrder',
        input: ({ context }) => context.quote?.quoteId,
        onDone: { target: 'Opening', actions: { type: 'takeOrder', params: output } },
        onError: 'Opening',
      },
    },
    Dropped: {
      type: 'final',
      description: 'The order is dropped; the customer is being sent home.',
      entry: [
        { type: 'removeOrder', params: ({ context }) => context.quote?.quoteId },
        { type: 'notify', params: successNotice(orderMessages.dropped) },
        { type: 'goInstead', params: { screen: 'dashboard' } },
      ],
    },
    Left: {
      type: 'final',
      description: 'The customer is being sent to the payment page.',
      entry: { type: 'go', params: { screen: 'payment' } },
    },
  },
})
export type CheckoutMachine = typeof checkoutMachine

const paymentOf = ({ quote, accessToken }: CheckoutContext): PaymentData | undefined =>
  quote && { id: quote.quoteId, amount: amountOf(quote), accessToken }
