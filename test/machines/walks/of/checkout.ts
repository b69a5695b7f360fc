import { checkoutMachine } from '../../../../src/machines/checkout/machine'
import { aClientQuote } from '../../../support/shop-builders'
import { answering, type Walk } from '../walk'

export const checkout: Walk = {
  machine: checkoutMachine,
  starts: [{ input: { quote: aClientQuote() } }, { input: { quote: undefined } }],
  events: [{ type: 'proceed-to-pay' }, { type: 'go-to-shop' }],
  answers: { fetchWidgetToken: answering('widget-token') },
  writes: [],
}
