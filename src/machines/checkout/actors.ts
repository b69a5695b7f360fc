import type { Clock } from '../../ports/clock'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { PaymentPort } from '../../ports/payment-port'
import type { QuoteStore } from '../../ports/quote-store'
import { fromPort } from '../core/actors'
import { makeEffects } from '../core/effects'
import { watchToday } from '../core/today'
import type { CheckoutMachine } from './machine'

type CheckoutPorts = {
  readonly clock: Clock
  readonly payment: PaymentPort
  readonly quoteStore: QuoteStore
  readonly navigation: Navigation
  readonly notifications: Notifications
}

/** Implements the checkout's actors and actions with the ports. */
export const makeCheckoutImplementations = (ports: CheckoutPorts): Parameters<CheckoutMachine['provide']>[0] => ({
  actors: { fetchWidgetToken: fromPort(ports.payment.widgetToken), watchToday: watchToday(ports.clock) },
  actions: {
    ...makeEffects(ports),
    savePayment: (_, payment) => {
      if (payment) ports.quoteStore.savePayment(payment)
    },
  },
})
