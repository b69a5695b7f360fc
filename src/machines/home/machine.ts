import { isRight } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import { CHECK_GAPS_MS } from '../../domain/payment/payment'
import { policyOf, type PaidOrder } from '../../domain/policy/holdings'
import type { ClientQuote } from '../../domain/quote/quote'
import type { CalendarDate } from '../../domain/values/calendar-date'
import type { ActionsOf, ActorsOf, Outcome } from '../core/actors'
import { hasSucceeded, output } from '../core/output'
import type { Holdings, makeHomeImplementations } from './actors'
import type { HomeEvent } from './events'

export type HomeInput = {
  readonly today: CalendarDate
  /** The order of this browser that is not paid yet. */
  readonly order: ClientQuote | undefined
  /** The paid order whose result was not dismissed. */
  readonly paid: PaidOrder | undefined
}

type HomeContext = HomeInput & Holdings & { readonly reads: number }

/**
 * What the dashboard's home shows of the customer's cover, and after a payment its result, once the server has recorded
 * it. The policies are read until the paid one is among them, as often as a payment is checked.
 */
export const homeMachine = setup({
  types: { context: {} as HomeContext, events: {} as HomeEvent, input: {} as HomeInput },
  actors: {} as ActorsOf<typeof makeHomeImplementations>,
  delays: { nextRead: ({ context }) => CHECK_GAPS_MS[context.reads - 1] ?? 0 },
  actions: {
    ...({} as ActionsOf<typeof makeHomeImplementations>),
    storeToday: assign((_, today: CalendarDate) => ({ today })),
    forgetResult: assign({ paid: undefined }),
    resetReads: assign({ reads: 0 }),
    countRead: assign(({ context }) => ({ reads: context.reads + 1 })),
    storeHoldings: assign((_, outcome: Outcome<Holdings>) => (isRight(outcome) ? { ...outcome.right } : {})),
  },
  guards: {
    isRight: hasSucceeded,
    awaitsPolicy: ({ context: { paid, isPaid, policies } }) =>
      paid !== undefined && !(isPaid && policyOf(policies, paid) !== undefined),
    hasNoReadsLeft: ({ context }) => context.reads > CHECK_GAPS_MS.length,
  },
}).createMachine({
  id: 'home',
  context: ({ input }) => ({ ...input, policies: [], mandates: [], orders: undefined, isPaid: false, reads: 0 }),
  invoke: { src: 'watchToday' },
  initial: 'Reading',
  on: {
    'dismiss-result': { actions: ['removeResult', 'forgetResult'] },
    'day-began': { actions: { type: 'storeToday', params: ({ event }) => event.today } },
  },
  states: {
    Reading: {
      description: "The customer's policies, mandates and open orders are being read.",
      entry: 'countRead',
      invoke: {
        src: 'readHoldings',
        input: ({ context }) => context.paid,
        onDone: [
          {
            guard: { type: 'isRight', params: output },
            target: 'Deciding',
            actions: { type: 'storeHoldings', params: output },
          },
          { target: 'Failed' },
        ],
        onError: 'Failed',
      },
    },
    Deciding: {
      description: 'A paid order may wait for its policy.',
      always: [{ guard: 'awaitsPolicy', target: 'Awaiting' }, { target: 'Shown' }],
    },
    Awaiting: {
      description: 'The payment is being recorded.',
      always: { guard: 'hasNoReadsLeft', target: 'Unconfirmed' },
      after: { nextRead: 'Reading' },
    },
    Unconfirmed: {
      description:
        'The policy of a paid order has not appeared; the customer, or the connection once it is back, looks again.',
      invoke: { src: 'watchConnection' },
      on: { 'try-again': { target: 'Reading', actions: 'resetReads' } },
    },
    Shown: { description: 'The cover, and the result of a payment, are shown.' },
    Failed: {
      description: 'The policies could not be read; the customer, or the connection once it is back, tries again.',
      invoke: { src: 'watchConnection' },
      on: { 'try-again': { target: 'Reading', actions: 'resetReads' } },
    },
  },
})
export type HomeMachine = typeof homeMachine
