import { setup } from 'xstate'
import { CHECK_GAPS_MS, WIDGET_READY_WITHIN_MS } from '../../domain/payment/payment'
import { WIDGET_EVENTS_HOOKED_AFTER_MS } from '../../domain/rules/constants'
import type { ActionsOf, ActorsOf } from '../core/actors'
import { paymentActions } from './actions'
import type { makePaymentImplementations } from './actors'
import type { PaymentContext, PaymentInput } from './context'
import type { PaymentEvent } from './events'
import { paymentGuards } from './guards'

/** What the payment machine consists of, shared by its states' files. */
export const paymentSetup = setup({
  types: { context: {} as PaymentContext, events: {} as PaymentEvent, input: {} as PaymentInput },
  actors: {} as ActorsOf<typeof makePaymentImplementations>,
  delays: {
    hook: WIDGET_EVENTS_HOOKED_AFTER_MS,
    readiness: WIDGET_READY_WITHIN_MS,
    nextCheck: ({ context }) => CHECK_GAPS_MS[context.checks - 1] ?? 0,
  },
  actions: { ...({} as ActionsOf<typeof makePaymentImplementations>), ...paymentActions },
  guards: paymentGuards,
})
