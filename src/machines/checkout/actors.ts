import type { PaymentData } from '../../domain/payment/payment'
import { Clock } from '../../ports/clock'
import { PaymentPort } from '../../ports/payment-port'
import { QuoteStore } from '../../ports/quote-store'
import type { PortsOf } from '../../ports/token'
import { fromPort } from '../core/actors'
import { effectPorts, makeEffects } from '../core/effects'
import { watchToday } from '../core/today'

export const checkoutPorts = { ...effectPorts, payment: PaymentPort, quoteStore: QuoteStore, clock: Clock }

/** Implements the checkout's actors and actions with the ports. */
export const makeCheckoutImplementations = (ports: PortsOf<typeof checkoutPorts>) => ({
  actors: { fetchWidgetToken: fromPort(ports.payment.widgetToken), watchToday: watchToday(ports.clock) },
  actions: {
    ...makeEffects(ports),
    savePayment: (_: unknown, payment: PaymentData | undefined) => {
      if (payment) ports.quoteStore.savePayment(payment)
    },
  },
})
