import * as E from 'fp-ts/Either'
import { toUndefined, fromEither } from 'fp-ts/Option'
import { fromCallback, fromPromise } from 'xstate'
import type { PaymentState, WidgetPayment } from '../../domain/payment/payment'
import type { ClientQuote } from '../../domain/quote/quote'
import type { Id } from '../../domain/values/id'
import { Clock } from '../../ports/clock'
import { Connectivity } from '../../ports/connectivity'
import { CustomerUpdates } from '../../ports/customer-updates'
import { PaymentPort } from '../../ports/payment-port'
import { PaymentWidget, type WidgetSlot } from '../../ports/payment-widget'
import { QuoteStore } from '../../ports/quote-store'
import type { PortsOf } from '../../ports/token'
import { tryAgainWhenOnline, type Outcome } from '../core/actors'
import { effectPorts, makeEffects } from '../core/effects'
import { watchToday } from '../core/today'
import type { PaymentEvent } from './events'

export const paymentPorts = {
  ...effectPorts,
  payment: PaymentPort,
  widget: PaymentWidget,
  quoteStore: QuoteStore,
  clock: Clock,
  connectivity: Connectivity,
  customerUpdates: CustomerUpdates,
}

type Mounted = { slot: WidgetSlot | undefined; payment: WidgetPayment | undefined }

/** Implements the payment machine's actors and actions with the ports. */
export const makePaymentImplementations = (ports: PortsOf<typeof paymentPorts>) => ({
  actors: {
    /** Reads the server's state of the quote's payment. */
    readState: fromPromise<Outcome<PaymentState>, ClientQuote | undefined>(({ input, signal }) =>
      input === undefined ? Promise.resolve(E.right('unknown')) : ports.payment.state(input, { signal })(),
    ),
    /** Runs the widget in its slot; its events are sent to the machine. */
    widget: fromCallback<PaymentEvent, Mounted>(({ input: { slot, payment }, sendBack }) => {
      if (!slot || !payment) return
      const closed = new AbortController()
      let close = () => {}
      const renewToken = async () =>
        toUndefined(fromEither(await ports.payment.widgetToken(payment.quoteId, { signal: closed.signal })()))
      const open = (accessToken: string) => {
        if (!closed.signal.aborted)
          close = ports.widget.open(slot, { ...payment, accessToken }, { hear: sendBack, renewToken })
      }
      // Checkout's token is gone after a reload; the session's is for a server that gives none.
      if (ports.quoteStore.payment()?.accessToken === payment.accessToken) open(payment.accessToken)
      else
        void renewToken().then((token = payment.accessToken) => {
          open(token)
        })
      return () => {
        closed.abort()
        close()
      }
    }),
    watchToday: watchToday(ports.clock),
    watchConnection: tryAgainWhenOnline<PaymentEvent>(ports.connectivity),
    /** Listens to other tabs of this browser. */
    watchQuote: fromCallback<PaymentEvent, Id | undefined>(({ input: quoteId, sendBack }) =>
      ports.quoteStore.watch(() => {
        const hasOpenAttempt = quoteId !== undefined && ports.quoteStore.hasOpenAttempt(quoteId)
        sendBack({ type: 'quote-changed', hasOpenAttempt } satisfies PaymentEvent)
      }),
    ),
  },
  actions: {
    ...makeEffects(ports),
    removeQuote: (_: unknown, quoteId: Id | undefined) => {
      if (quoteId !== undefined) ports.quoteStore.forget(quoteId)
    },
    /** Home shows the result of this order until it is dismissed; what was owed leads to no other policy. */
    storePaidOrder: (_: unknown, quote: ClientQuote | undefined) => {
      if (quote?.quoteNo !== undefined && !quote.isArrears)
        ports.quoteStore.savePaidOrder({ quoteId: quote.quoteId, quoteNo: quote.quoteNo })
    },
    storeAttempt: (_: unknown, quoteId: Id | undefined) => {
      if (quoteId !== undefined) ports.quoteStore.saveOpenAttempt(quoteId)
    },
    removeAttempt: (_: unknown, quoteId: Id | undefined) => {
      if (quoteId !== undefined) ports.quoteStore.removeOpenAttempt(quoteId)
    },
    reportCustomerChanged: () => {
      ports.customerUpdates.changed()
    },
  },
})
