import { makeQuoteStore } from '../../adapters/browser/quote-store'
import { makeOrderPort } from '../../adapters/http/order'
import { makePaymentPort } from '../../adapters/http/payment'
import { id, idText } from '../../domain/values/id'
import { checkoutPorts, makeCheckoutImplementations } from '../../machines/checkout/actors'
import { checkoutMachine } from '../../machines/checkout/machine'
import { OrderPort } from '../../ports/order-port'
import { PaymentPort } from '../../ports/payment-port'
import { QuoteStore } from '../../ports/quote-store'
import { defineFeature } from '../binding/define-feature'
import { Http, OwnLocal } from '../binding/tokens'

/** Checkout of the quote in the address, or of the one that is stored on the device. */
export const feature = defineFeature('checkout', {
  ports: (bind) => {
    bind(PaymentPort, makePaymentPort, Http)
    bind(OrderPort, makeOrderPort, Http)
    bind(QuoteStore, (local: OwnLocal) => makeQuoteStore(local, window), OwnLocal)
  },
  needs: checkoutPorts,
  make: (ports) => ({
    machine: checkoutMachine.provide(makeCheckoutImplementations(ports)),
    input: () => {
      const here = ports.navigation.here()
      const requested = here?.screen === 'checkout' ? here.quote : undefined
      const stored = ports.quoteStore.quote()
      const isRequested = requested === undefined || (stored && idText(stored.quoteId) === requested)
      return {
        quote: isRequested ? stored : undefined,
        requested: requested === undefined ? undefined : id(requested),
        today: ports.clock.today(),
      }
    },
  }),
})
