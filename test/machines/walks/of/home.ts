import type { PaidOrder } from '../../../../src/domain/policy/holdings'
import { id } from '../../../../src/domain/values/id'
import { homeMachine } from '../../../../src/machines/home/machine'
import { day } from '../../../support/builders'
import { aClientQuote, aPolicy } from '../../../support/shop-builders'
import { answering, type Walk } from '../walk'

const paid: PaidOrder = { quoteId: id(77), quoteNo: 'Q-0077' }

export const home: Walk = {
  machine: homeMachine,
  starts: [undefined, paid].map((order) => ({ input: { today: day('2025-06-16'), order: undefined, paid: order } })),
  events: [{ type: 'day-began', today: day('2025-06-16') }, { type: 'try-again' }, { type: 'dismiss-result' }],
  answers: {
    readHoldings: answering(
      { policies: [], mandates: [], orders: undefined, isPaid: true },
      { policies: [aPolicy()], mandates: [], orders: [aClientQuote()], isPaid: true },
    ),
  },
  writes: [],
}
