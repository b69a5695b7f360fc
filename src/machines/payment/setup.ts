import { isRight } from 'fp-ts/Either'
import { assign, fromCallback, setup } from 'xstate'
import {
  CHECK_GAPS_MS,
  WIDGET_READY_WITHIN_MS,
  type PaymentState,
  type WidgetPayment,
} from '../../domain/payment/payment'
import { hasEnded, type ClientQuote } from '../../domain/quote/quote'
import { WIDGET_EVENTS_HOOKED_AFTER_MS } from '../../domain/rules/constants'
import type { CalendarDate } from '../../domain/values/calendar-date'
import type { Id } from '../../domain/values/id'
import type { WidgetSlot } from '../../ports/payment-widget'
import { unimplemented, type Outcome } from '../core/actors'
import { effects } from '../core/effects'
import type { DayBegan } from '../core/today'
import type { PaymentActors } from './contracts'
import type { PaymentEvent } from './events'

type PaymentInput = {
  readonly quote: ClientQuote | undefined
  readonly payment: WidgetPayment | undefined
  readonly today: CalendarDate
  /** Whether a payment may have been sent before: before a reload, or from another tab. */
  readonly hasOpenAttempt: boolean
}

type PaymentContext = Pick<PaymentInput, 'quote' | 'payment' | 'today'> & {
  readonly slot: WidgetSlot | undefined
  /** How many status requests were made in this round. */
  readonly checks: number
  /** What the widget reported; if the server's state stays inconclusive, it decides which page follows. */
  readonly reported: 'nothing' | 'receipt' | 'mandate'
  /**
   * The last attempt to pay. While it is `open` a payment may have been sent, and only a whole round of status requests
   * leads to another attempt.
   */
  readonly attempt: 'none' | 'cancelled' | 'open'
}

const says = (state: PaymentState) => (_: unknown, outcome: Outcome<PaymentState>) =>
  isRight(outcome) && outcome.right === state

/** What the payment machine consists of, shared by its states' files. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
  },
  actors: {
    readState: unimplemented<PaymentActors['readState']['output'], PaymentActors['readState']['input']>(),
    widget: fromCallback<PaymentEvent, PaymentActors['widget']>(() => undefined),
    watchQuote: fromCallback<PaymentEvent, PaymentActors['watchQuote']>(() => undefined),
    watchConnection: fromCallback<PaymentEvent>(() => undefined),
    watchToday: fromCallback<DayBegan>(() => undefined),
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
    /** Home shows the result of this order until it is dismissed. */
    storePaidOrder: (_, _quote: ClientQuote | undefined) => undefined,
    storeAttempt: (_, _quoteId: Id | undefined) => undefined,
    removeAttempt: (_, _quoteId: Id | undefined) => undefined,
    storeToday: assign((_, today: CalendarDate) => ({ today })),
    takeSlot: assign((_, slot: WidgetSlot) => ({ slot })),
    dropSlot: assign({ slot: undefined }),
    resetChecks: assign({ checks: 0 }),
    countCheck: assign(({ context }) => ({ checks: context.checks + 1 })),
    storeReceipt: assign({ reported: 'receipt' }),
    storeMandate: assign({ reported: 'mandate' }),
    clearReport: assign({ reported: 'nothing' }),
    openAttempt: assign({ attempt: 'open' }),
    cancelAttempt: assign({ attempt: 'cancelled' }),
    endAttempt: assign({ attempt: 'none' }),
    takeOtherTab: assign(({ context }, elsewhere: { readonly hasOpenAttempt: boolean }) => ({
      attempt: elsewhere.hasOpenAttempt ? 'open' : context.attempt,
    })),
  },
  guards: {
    hasNothingToPay: ({ context }) => context.quote === undefined || context.payment === undefined,
    isUnpaid: says('unpaid'),
    isPaid: says('paid'),
    isMandated: says('mandated'),
    hasChecksLeft: ({ context }) => context.checks <= CHECK_GAPS_MS.length,
    /** After an attempt that may be open, only its outcome counts. */
    hasEnded: ({ context: { quote, today, attempt } }) =>
      attempt === 'none' && quote !== undefined && hasEnded(quote, today),
    hasNoAttempt: ({ context }) => context.attempt === 'none',
    hasCancelled: ({ context }) => context.attempt === 'cancelled',
    hasReportedNothing: ({ context }) => context.reported === 'nothing',
    hasReportedReceipt: ({ context }) => context.reported === 'receipt',
    hasReportedMandate: ({ context }) => context.reported === 'mandate',
  },
})

export const quoteId = ({ context }: { readonly context: PaymentContext }) => context.quote?.quoteId
export const quoteOf = ({ context }: { readonly context: PaymentContext }) => context.quote
