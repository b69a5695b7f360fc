import { checkoutMachine } from '../../../../src/machines/checkout/machine'
import { day } from '../../../support/builders'
import { aClientQuote } from '../../../support/shop-builders'
import { answering, type Walk } from '../walk'

export const checkout: Walk = {
  machine: checkoutMachine,
  starts: [aClientQuote(), aClientQuote({ validUntil: day('2025-06-15') }), undefined].map((quote) => ({
    input: { quote, today: day('2025-06-16') },
  })),
  events: [
    { type: 'day-began', today: day('2025-06-16') },
    { type: 'proceed-to-pay' },
    { type: 'go-to-shop' },
    { type: 'get-new-quote' },
  ],
  answers: { fetchWidgetToken: answering('widget-token') },
  writes: [],
}
