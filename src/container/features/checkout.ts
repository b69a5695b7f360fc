import type { Container } from 'inversify'
import { makeCheckoutImplementations } from '../../machines/checkout/actors'
import { checkoutMachine } from '../../machines/checkout/machine'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { PaymentPort } from '../../ports/payment-port'
import { QuoteStore } from '../../ports/quote-store'
import { loadOnce } from '../modules/load-once'
import { paymentModule } from '../modules/payment'
import { quoteStoreModule } from '../modules/quote-store'

/** Checkout of the quote that is kept on the device. */
export const makeFeature = (container: Container) => {
  loadOnce(container, paymentModule)
  loadOnce(container, quoteStoreModule)
  const quoteStore = container.get<QuoteStore>(QuoteStore)
  return {
    machine: checkoutMachine.provide(
      makeCheckoutImplementations({
        payment: container.get<PaymentPort>(PaymentPort),
        quoteStore,
        navigation: container.get<Navigation>(Navigation),
        notifications: container.get<Notifications>(Notifications),
      }),
    ),
    input: () => ({ quote: quoteStore.quote() }),
  }
}
