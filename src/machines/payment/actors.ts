import * as E from 'fp-ts/Either'
import { fromCallback, fromPromise } from 'xstate'
import type { PaymentState } from '../../domain/payment/payment'
import type { Connectivity } from '../../ports/connectivity'
import type { CustomerUpdates } from '../../ports/customer-updates'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { PaymentPort } from '../../ports/payment-port'
import type { PaymentWidget } from '../../ports/payment-widget'
import type { QuoteStore } from '../../ports/quote-store'
import { tryAgainWhenOnline, type Outcome } from '../core/actors'
import { makeEffects } from '../core/effects'
import type { PaymentActors } from './contracts'
import type { PaymentEvent } from './events'
import type { PaymentMachine } from './machine'

type PaymentPorts = {
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
    widget: fromCallback<PaymentEvent, PaymentActors['widget']>(({ input: { slot, payment }, sendBack }) =>
      slot && payment ? ports.widget.open(slot, payment, sendBack) : undefined,
    ),
    watchConnection: tryAgainWhenOnline<PaymentEvent>(ports.connectivity),
    watchQuote: fromCallback<PaymentEvent>(({ sendBack }) =>
      ports.quoteStore.watch(() => {
        sendBack({ type: 'quote-changed' } satisfies PaymentEvent)
      }),
    ),
  },
  actions: {
    ...makeEffects(ports),
    removeQuote: (_, quoteId) => {
      if (quoteId !== undefined) ports.quoteStore.forget(quoteId)
    },
    reportCustomerChanged: () => {
      ports.customerUpdates.changed()
    },
  },
})
