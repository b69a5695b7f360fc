import { isRight } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import { amountOf, type PaymentData } from '../../domain/payment/payment'
import { hasEnded, type ClientQuote } from '../../domain/quote/quote'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { PAYMENT_REDIRECT_MS } from '../../domain/rules/constants'
import type { ActionsOf, ActorsOf, Outcome } from '../core/actors'
import { newQuotePlace } from '../core/new-quote-place'
import { output } from '../core/output'
import type { makeCheckoutImplementations } from './actors'
import type { CheckoutEvent } from './events'

type CheckoutInput = { readonly quote: ClientQuote | undefined; readonly today: CalendarDate }
type CheckoutContext = CheckoutInput & { readonly accessToken: string | undefined }

/**
 * The confirmation of an order before payment. Opening it stores the quote and its price as payment data, with a new
 * token for the payment widget; if there is none, the widget gets the token of the session. Nothing is paid here.
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
  },
  guards: {
    hasNoQuote: ({ context }) => context.quote === undefined,
    hasEnded: ({ context: { quote, today } }) => quote !== undefined && hasEnded(quote, today),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({ ...input, accessToken: undefined }),
  invoke: { src: 'watchToday' },
  initial: 'Opening',
  on: { 'day-began': { actions: { type: 'storeToday', params: ({ event }) => event.today } } },
  states: {
    Opening: {
      description: 'The stored quote is checked.',
      always: [
        { guard: 'hasNoQuote', target: 'WithoutQuote' },
        { guard: 'hasEnded', target: 'Ended' },
        { target: 'Confirming' },
      ],
    },
    WithoutQuote: {
      description: 'There is nothing to pay; the page links to the shop.',
      on: { 'go-to-shop': { actions: { type: 'go', params: { screen: 'shop' } } } },
    },
    Ended: {
      description: 'The quote is too old to be paid; the page offers a new one.',
      on: { 'get-new-quote': { actions: { type: 'go', params: ({ context }) => newQuotePlace(context.quote) } } },
    },
    Confirming: {
      description: 'The order is shown while its payment data is being stored.',
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
          after: { redirect: '#checkout.Left' },
        },
      },
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
