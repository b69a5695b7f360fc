import * as E from 'fp-ts/Either'
import { toUndefined, fromEither } from 'fp-ts/Option'
import { fromCallback, fromPromise } from 'xstate'
import type { PaymentState } from '../../domain/payment/payment'
import type { Clock } from '../../ports/clock'
import type { Connectivity } from '../../ports/connectivity'
import type { CustomerUpdates } from '../../ports/customer-updates'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { PaymentPort } from '../../ports/payment-port'
import type { PaymentWidget } from '../../ports/payment-widget'
import type { QuoteStore } from '../../ports/quote-store'
import { tryAgainWhenOnline, type Outcome } from '../core/actors'
import { makeEffects } from '../core/effects'
import { watchToday } from '../core/today'
import type { PaymentActors } from './contracts'
import type { PaymentEvent } from './events'
import type { PaymentMachine } from './machine'

type PaymentPorts = {
  readonly clock: Clock
  readonly payment: PaymentPort
  readonly widget: PaymentWidget
  readonly quoteStore: QuoteStore
  readonly connectivity: Connectivity
  readonly customerUpdates: CustomerUpdates
  readonly navigation: Navigation
  readonly notifications: Notifications
}

/** Implements the payment machine's actors and actions with the ports. */
export const makePaymentImplementations = (ports: PaymentPorts): Parameters<PaymentMachine['provide']>[0] => ({
  actors: {
    readState: fromPromise<Outcome<PaymentState>, PaymentActors['readState']['input']>(({ input, signal }) =>
      input === undefined ? Promise.resolve(E.right('unknown')) : ports.payment.state(input, { signal })(),
    ),
    widget: fromCallback<PaymentEvent, PaymentActors['widget']>(({ input: { slot, payment }, sendBack }) => {
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
    watchQuote: fromCallback<PaymentEvent, PaymentActors['watchQuote']>(({ input: quoteId, sendBack }) =>
      ports.quoteStore.watch(() => {
        const hasOpenAttempt = quoteId !== undefined && ports.quoteStore.hasOpenAttempt(quoteId)
        sendBack({ type: 'quote-changed', hasOpenAttempt } satisfies PaymentEvent)
      }),
    ),
  },
  actions: {
    ...makeEffects(ports),
    removeQuote: (_, quoteId) => {
      if (quoteId !== undefined) ports.quoteStore.forget(quoteId)
    },
    storePaidOrder: (_, quote) => {
      if (quote?.quoteNo !== undefined)
        ports.quoteStore.savePaidOrder({ quoteId: quote.quoteId, quoteNo: quote.quoteNo })
    },
    storeAttempt: (_, quoteId) => {
      if (quoteId !== undefined) ports.quoteStore.saveOpenAttempt(quoteId)
    },
    removeAttempt: (_, quoteId) => {
      if (quoteId !== undefined) ports.quoteStore.removeOpenAttempt(quoteId)
    },
    reportCustomerChanged: () => {
      ports.customerUpdates.changed()
    },
  },
})
