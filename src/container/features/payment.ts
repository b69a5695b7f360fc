import type { Container } from 'inversify'
import { amountOf, type WidgetPayment } from '../../domain/payment/payment'
import type { ClientQuote } from '../../domain/quote/quote'
import { makePaymentImplementations } from '../../machines/payment/actors'
import { paymentMachine } from '../../machines/payment/machine'
import { CustomerUpdates } from '../../ports/customer-updates'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { PaymentPort } from '../../ports/payment-port'
import { PaymentWidget } from '../../ports/payment-widget'
import { QuoteStore } from '../../ports/quote-store'
import { SessionStore } from '../../ports/session-store'
import { loadOnce } from '../modules/load-once'
import { paymentModule } from '../modules/payment'
import { quoteStoreModule } from '../modules/quote-store'
import { widgetModule } from '../modules/widget'

/**
 * Payment of the quote that is kept on the device, with the token that checkout fetched, else the session's own
 * (requirement PAY-03).
 */
export const makeFeature = (container: Container) => {
  loadOnce(container, paymentModule)
  loadOnce(container, quoteStoreModule)
  loadOnce(container, widgetModule)
  const quoteStore = container.get<QuoteStore>(QuoteStore)
  const sessionStore = container.get<SessionStore>(SessionStore)
  const widgetPayment = (quote: ClientQuote): WidgetPayment | undefined => {
    const recorded = quoteStore.payment()
    const data = recorded?.id === quote.quoteId ? recorded : undefined
    const accessToken = data?.accessToken ?? sessionStore.token()
    return accessToken === undefined
      ? undefined
      : {
          customerName: quote.userName,
          email: quote.userEmail,
          amount: data?.amount ?? amountOf(quote),
          currency: quote.currency,
          paymentType: quote.paymentType,
          quoteId: quote.quoteId,
          accessToken,
        }
  }
  return {
    machine: paymentMachine.provide(
      makePaymentImplementations({
        payment: container.get<PaymentPort>(PaymentPort),
        widget: container.get<PaymentWidget>(PaymentWidget),
        quoteStore,
        customerUpdates: container.get<CustomerUpdates>(CustomerUpdates),
        navigation: container.get<Navigation>(Navigation),
        notifications: container.get<Notifications>(Notifications),
      }),
    ),
    input: () => {
      const quote = quoteStore.quote()
      return { quote, payment: quote && widgetPayment(quote) }
    },
  }
}
