import type { PaidOrder } from '../../../../src/domain/policy/holdings'
import { homeMachine } from '../../../../src/machines/home/machine'
import { day } from '../../../support/builders'
import { aPolicy } from '../../../support/shop-builders'
import { answering, type Walk } from '../walk'

const paid: PaidOrder = { quoteNo: 'Q-0077', productName: 'Comprehensive' }

export const home: Walk = {
  machine: homeMachine,
  starts: [undefined, paid].map((order) => ({ input: { today: day('2025-06-16'), order: undefined, paid: order } })),
  events: [{ type: 'try-again' }, { type: 'dismiss-result' }],
  answers: { readHoldings: answering(
      { policies: [], mandates: [] },
      { policies: [aPolicy({ payment: { ...aPolicy().payment, status: 'Paid' } })], mandates: [] },
    ) },
  writes: [],
}
