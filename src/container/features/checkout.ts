import { makeQuoteStore } from '../../adapters/browser/quote-store'
import { makePaymentPort } from '../../adapters/http/payment'
import { makeCheckoutImplementations } from '../../machines/checkout/actors'
import { checkoutMachine } from '../../machines/checkout/machine'
import { Clock } from '../../ports/clock'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
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
  needs: {
    payment: PaymentPort,
    quoteStore: QuoteStore,
    clock: Clock,
    navigation: Navigation,
    notifications: Notifications,
  },
  make: (ports) => ({
    machine: checkoutMachine.provide(makeCheckoutImplementations(ports)),
    input: () => ({ quote: ports.quoteStore.quote(), today: ports.clock.today() }),
  }),
})
