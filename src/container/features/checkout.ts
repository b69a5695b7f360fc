import { makeQuoteStore } from '../../adapters/browser/quote-store'
import { makePaymentPort } from '../../adapters/http/payment'
import { checkoutPorts, makeCheckoutImplementations } from '../../machines/checkout/actors'
import { checkoutMachine } from '../../machines/checkout/machine'
import { PaymentPort } from '../../ports/payment-port'
import { QuoteStore } from '../../ports/quote-store'
import { defineFeature } from '../binding/define-feature'
import { Http, OwnLocal } from '../binding/tokens'

/** Checkout of the quote that is stored on the device. */
export const feature = defineFeature('checkout', {
  ports: (bind) => {
    bind(PaymentPort, makePaymentPort, Http)
    bind(QuoteStore, (local: OwnLocal) => makeQuoteStore(local, window), OwnLocal)
  },
  needs: checkoutPorts,
  make: (ports) => ({
    machine: checkoutMachine.provide(makeCheckoutImplementations(ports)),
    input: () => ({ quote: ports.quoteStore.quote(), today: ports.clock.today() }),
  }),
})
