import { widgetPaymentOf } from '../../domain/payment/payment'
import { makeQuoteStore } from '../../adapters/browser/quote-store'
import { makePaymentPort } from '../../adapters/http/payment'
import { makeIframeWidget } from '../../adapters/widget/iframe-widget'
import { makePaymentImplementations, paymentPorts } from '../../machines/payment/actors'
import { paymentMachine } from '../../machines/payment/machine'
import { PaymentPort } from '../../ports/payment-port'
import { PaymentWidget } from '../../ports/payment-widget'
import { QuoteStore } from '../../ports/quote-store'
import { SessionStore } from '../../ports/session-store'
import { defineFeature } from '../binding/define-feature'
import { ConfigurationSource, Http, OwnLocal } from '../binding/tokens'

/** Payment of the quote that is stored on the device, in the widget at the configured address. */
export const feature = defineFeature('payment', {
  ports: (bind) => {
    bind(PaymentPort, makePaymentPort, Http)
    bind(QuoteStore, (local: OwnLocal) => makeQuoteStore(local, window), OwnLocal)
    bind(
      PaymentWidget,
      (configuration: ConfigurationSource) =>
        makeIframeWidget({ address: async () => (await configuration()).widget, browser: window }),
      ConfigurationSource,
    )
  },
  needs: { ...paymentPorts, sessionStore: SessionStore },
  make: (ports) => ({
    machine: paymentMachine.provide(makePaymentImplementations(ports)),
    input: () => {
      const quote = ports.quoteStore.quote()
      const payment = quote && widgetPaymentOf(quote, ports.quoteStore.payment(), ports.sessionStore.token())
      const today = ports.clock.today()
      return {
        quote,
        payment,
        today,
        hasOpenAttempt: quote !== undefined && ports.quoteStore.hasOpenAttempt(quote.quoteId),
      }
    },
  }),
})
