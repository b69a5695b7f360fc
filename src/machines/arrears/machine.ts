import { setup } from 'xstate'
import type { ClientQuote } from '../../domain/quote/quote'
import type { ActionsOf } from '../core/actors'
import type { makeArrearsImplementations } from './actors'

/** Takes what is owed for a suspended cover to checkout, as the order that this browser is about to pay. */
export const arrearsMachine = setup({
  types: { events: {} as { readonly type: 'pay-arrears'; readonly order: ClientQuote } },
  actions: {} as ActionsOf<typeof makeArrearsImplementations>,
}).createMachine({
  id: 'arrears',
  initial: 'Waiting',
  states: {
    Waiting: {
      description: 'What is owed is shown.',
      on: {
        'pay-arrears': {
          target: 'Left',
          actions: [
            { type: 'storeOrder', params: ({ event }) => event.order },
            { type: 'go', params: { screen: 'checkout' } },
          ],
        },
      },
    },
    Left: { type: 'final', description: 'The customer is being sent to checkout.' },
  },
})
export type ArrearsMachine = typeof arrearsMachine
