import { checkoutMachine } from '../../../../src/machines/checkout/machine'
import { id } from '../../../../src/domain/values/id'
import { day } from '../../../support/builders'
import { aClientQuote, anOrder } from '../../../support/shop-builders'
import { answering, type Walk } from '../walk'

const today = day('2025-06-16')
const last = day('2025-06-15')

export const checkout: Walk = {
  machine: checkoutMachine,
  starts: [
    ...[aClientQuote(), aClientQuote({ validUntil: last }), undefined].map((quote) => ({
      quote,
      requested: undefined,
    })),
    { quote: undefined, requested: id(77) },
  ].map((opened) => ({ input: { ...opened, today } })),
  events: [
    { type: 'day-began', today },
    { type: 'proceed-to-pay' },
    { type: 'drop-order' },
    { type: 'go-to-shop' },
    { type: 'get-new-quote' },
    { type: 'try-again' },
  ],
  answers: {
    fetchWidgetToken: answering('widget-token'),
    readOrder: answering(anOrder(), anOrder({ status: 'dropped' }), anOrder({ validUntil: last }), undefined),
    dropOrder: answering(undefined),
  },
  writes: ['dropOrder'],
}
