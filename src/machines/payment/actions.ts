import type { CalendarDate } from '../../domain/values/calendar-date'
import type { WidgetSlot } from '../../ports/payment-widget'
import { assigning } from '../core/assigning'
import type { PaymentContext } from './context'
import type { PaymentEvent } from './events'

const assign = assigning<PaymentContext, PaymentEvent>()

export const paymentActions = {
  storeToday: assign((_, today: CalendarDate) => ({ today })),
  takeSlot: assign((_, slot: WidgetSlot) => ({ slot })),
  dropSlot: assign(() => ({ slot: undefined })),
  resetChecks: assign(() => ({ checks: 0 })),
  countCheck: assign(({ context }) => ({ checks: context.checks + 1 })),
  storeReceipt: assign(() => ({ reported: 'receipt' })),
  storeMandate: assign(() => ({ reported: 'mandate' })),
  clearReport: assign(() => ({ reported: 'nothing' })),
  openAttempt: assign(() => ({ attempt: 'open' })),
  cancelAttempt: assign(() => ({ attempt: 'cancelled' })),
  endAttempt: assign(() => ({ attempt: 'none' })),
  takeOtherTab: assign(({ context }, elsewhere: { readonly hasOpenAttempt: boolean }) => ({
    attempt: elsewhere.hasOpenAttempt ? 'open' : context.attempt,
  })),
}
